import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails the browser's build when modules of one of these folders reach it, and names them all. React Router guards `*.server.ts` only;
 * a plain folder would leak without a word.
 * @param folders folders below the root; last, optionally, the files in them that may be bundled
 */
export function keepOutOfBrowser(...folders: [...string[], string | { except: string[] }]): Plugin {
  const last = folders.at(-1);
  const except = typeof last === 'object' ? last.except : [];
  const forbidden = folders.filter((folder) => typeof folder === 'string');
  const leaks = new Map<string, string>();
  let root = '';
  return {
    name: 'keep-out-of-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart: () => leaks.clear(),
    load(id) {
      const file = path
        .relative(root, id.split('?')[0] ?? id)
        .split(path.sep)
        .join('/');
      const folder = forbidden.find((name) => file.startsWith(`${name}/`));
      if (!folder || except.includes(file)) return null;
      leaks.set(file, folder);
      // It stands in until the others are found, and exports whatever is asked of it.
      return 'module.exports = {};';
    },
    buildEnd() {
      const told = [...leaks].map(([file, folder]) => `${file} would reach the browser: nothing in ${folder}/ may.`).sort();
      if (told.length > 0) this.error([...told, 'Ask for it in a loader, through a *.server.ts module.'].join('\n'));
    },
  };
}

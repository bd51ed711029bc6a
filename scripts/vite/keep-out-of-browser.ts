import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails the browser's build when a module of one of these folders reaches it. React Router guards `*.server.ts` only;
 * a plain folder would leak without a word.
 * @param folders folders below the root; last, optionally, the files in them that may be bundled
 */
export function keepOutOfBrowser(...folders: [...string[], string | { except: string[] }]): Plugin {
  const last = folders.at(-1);
  const except = typeof last === 'object' ? last.except : [];
  const forbidden = folders.filter((folder) => typeof folder === 'string');
  let root = '';
  return {
    name: 'keep-out-of-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => {
      root = config.root;
    },
    load(id) {
      const file = path
        .relative(root, id.split('?')[0] ?? id)
        .split(path.sep)
        .join('/');
      const folder = forbidden.find((name) => file.startsWith(`${name}/`));
      if (folder && !except.includes(file)) {
        this.error(`${file} would reach the browser: nothing in ${folder}/ may. Ask for it in a loader, through a *.server.ts module.`);
      }
    },
  };
}

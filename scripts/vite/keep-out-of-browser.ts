import path from 'node:path';
import type { Plugin } from 'vite';

const REMEDY = 'Ask for it in a loader, through a *.server.ts module.';

/**
 * Stops the build if the browser's bundle contains modules of the given folders. React Router
 * itself stops only `*.server.ts`.
 * @param folders folders in the project. The last argument may list allowed files.
 */
export function keepOutOfBrowser(...folders: [...string[], string | { except: string[] }]): Plugin {
  const last = folders.at(-1);
  const except = typeof last === 'object' ? last.except : [];
  const forbidden = folders.filter((folder) => typeof folder === 'string');
  const leaks = new Set<string>();
  let root = '';
  let isBuild = false;
  return {
    name: 'keep-out-of-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build';
    },
    buildStart: () => leaks.clear(),
    load(id) {
      const file = path
        .relative(root, id.split('?')[0] ?? id)
        .split(path.sep)
        .join('/');
      const folder = forbidden.find((name) => file.startsWith(`${name}/`));
      if (!folder || except.includes(file)) return null;
      const leak = `${file} would reach the browser: nothing in ${folder}/ may.`;
      if (!isBuild) this.error(`${leak} ${REMEDY}`);
      leaks.add(leak);
      // Replace the module, because the build must continue to find all other leaks. A CommonJS
      // module accepts any import.
      return 'module.exports = {};';
    },
    buildEnd() {
      if (leaks.size > 0) this.error([...[...leaks].sort(), REMEDY].join('\n'));
    },
  };
}

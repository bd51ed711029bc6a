import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The compiled content of a language. */
const CONTENT = /\/generated\/content\/(\w+\.json)$/;
const FOLDER = 'content';
/** Stands for the folder until it is known which file of the bundle reads it. */
const TO_FOLDER = 'to-content-files:';

/**
 * Puts the content beside the server's bundle instead of into it. A module's text stays in memory
 * for as long as it runs, and one Arabic letter makes every letter of it two bytes wide; the text
 * of a file that was parsed is gone.
 */
export function contentFiles(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'content-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: CONTENT },
      handler(id) {
        const name = CONTENT.exec(id)?.[1];
        if (!name) return undefined;
        files.set(name, id);
        const code = `import { readFileSync } from 'node:fs';
const address = ${JSON.stringify(TO_FOLDER + name)};
export default JSON.parse(readFileSync(new URL(address, import.meta.url), 'utf8'));`;
        return { code, moduleType: 'js' };
      },
    },
    renderChunk: (code, { fileName }) =>
      code.includes(TO_FOLDER)
        ? code.replaceAll(
            TO_FOLDER,
            `${'../'.repeat(fileName.split('/').length - 1) || './'}${FOLDER}/`,
          )
        : undefined,
    // Not as files of the bundle, which React Router would take for what browsers may load.
    writeBundle({ dir = '' }) {
      mkdirSync(path.join(dir, FOLDER), { recursive: true });
      for (const [name, file] of files) copyFileSync(file, path.join(dir, FOLDER, name));
    },
  };
}

import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const CONTENT = /\/generated\/content\/(\w+\.json)$/;
const FOLDER = 'content';
/** Stands for the path from the importing file to the content folder. */
const TO_FOLDER = 'to-content-files:';

/**
 * Writes the content as files beside the server's bundle, because the text of a module would stay
 * in memory.
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
    // Copy the files instead of emitting assets, because React Router would publish assets.
    writeBundle({ dir = '' }) {
      mkdirSync(path.join(dir, FOLDER), { recursive: true });
      for (const [name, file] of files) copyFileSync(file, path.join(dir, FOLDER, name));
    },
  };
}

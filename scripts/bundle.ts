import path from 'node:path';
import { build } from 'vite';

/** The packages that no bundle contains: a native module, and `pg`, which only PostgreSQL needs. */
export const NOT_BUNDLED = ['better-sqlite3', 'pg'];

/**
 * Bundles a program for Node with its packages into one file. The program then needs a third less
 * memory.
 */
export async function bundle(entry: string, file: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: NOT_BUNDLED },
    build: {
      ssr: entry,
      outDir: path.dirname(file),
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: path.basename(file) },
        // React Router's "use client" has no meaning in these programs.
        checks: { moduleLevelDirective: false },
      },
    },
  });
}

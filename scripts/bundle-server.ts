import { build } from 'vite';

/**
 * Bundles the server into build/server/main.js. Without a bundle, Node keeps the text of every
 * module and a TypeScript compiler in memory, a third of all that the site takes.
 */
export async function bundleServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // A native module, and one that is loaded only when the site uses PostgreSQL.
    ssr: { noExternal: true, external: ['better-sqlite3', 'pg'] },
    build: {
      ssr: 'server/main.ts',
      outDir: 'build/server',
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
}

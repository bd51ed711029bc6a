import { build } from 'vite';

/**
 * Bundles the server into build/server/main.js. Without a bundle, Node keeps the text of every
 * module and a TypeScript compiler in memory. Together they take a third of the site's memory.
 */
export async function bundleServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Leave two packages out of the bundle. `better-sqlite3` is a native module. The server loads
    // `pg` only if the site uses PostgreSQL.
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

import { build } from 'vite';

/**
 * Bundles what runs the site into build/server/main.js. As it stands in server/, Node would keep
 * the text of every module of every package, and a compiler for TypeScript beside them: a third of
 * the memory that the site takes.
 */
export async function bundleServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // A native module, and one that is read only where the site has such a database.
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

import { build, type Plugin } from 'vite';

/** Maps each virtual module to its script. The module exports the bundled script as text. */
const SCRIPTS: Record<string, string> = {
  'virtual:boot': 'app/boot/boot.ts',
  'virtual:local-time': 'app/boot/local-time.ts',
};

/**
 * Provides scripts as texts that are written into pages. `virtual:boot` is the script in every
 * page's head. `virtual:local-time` is the script directly after an element with a time. In the
 * browser's bundle both are the empty string, because the scripts have already run.
 * @param analytics the host that counts visits; if empty, the scripts contain no code for it
 */
export function inlineScripts(analytics = ''): Plugin {
  let root = '';
  return {
    name: 'inline-scripts',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id in SCRIPTS ? `\0${id}` : undefined),
    async load(id) {
      const input = SCRIPTS[id.slice(1)];
      if (!id.startsWith('\0') || !input) return undefined;
      if (this.environment.name === 'client') return 'export default ""';
      return `export default ${JSON.stringify(await bundle(root, input, analytics))}`;
    },
  };
}

async function bundle(root: string, input: string, analytics: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.ANALYTICS_ORIGIN': JSON.stringify(analytics) },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      // Reading a property has no side effect here, so the bundler may remove unused constants.
      rolldownOptions: {
        input,
        output: { format: 'iife' },
        treeshake: { propertyReadSideEffects: false },
      },
    },
  });
  const output = Array.isArray(result)
    ? result[0]?.output
    : 'output' in result
      ? result.output
      : undefined;
  const chunk = output?.[0];
  if (chunk?.type !== 'chunk') throw new Error(`${input} did not bundle into one script`);
  return chunk.code.trim();
}

import { build, type Plugin } from 'vite';

/** The scripts in pages, by the names of the virtual modules with their bundled texts */
const SCRIPTS: Record<string, string> = {
  'virtual:boot': 'app/boot/boot.ts',
  'virtual:local-time': 'app/boot/local-time.ts',
};

/**
 * `virtual:boot` is the script in every page's head, `virtual:local-time` the script after a time.
 * The browser's bundle gets the empty string, because the script has run already.
 * @param analytics the host that counts visits; without one the script contains no code for it
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
      // Reading a constant has no side effect, so unused constants are removed.
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

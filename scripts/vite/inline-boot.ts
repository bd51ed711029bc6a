import { build, type Plugin } from 'vite';

const NAME = 'virtual:boot';

/**
 * `virtual:boot` is the text of the script that stands in every page's head, bundled and minified from
 * app/boot/boot.ts. The browser's bundle gets the empty string: by then the script has run.
 * @param analytics the host that is told of visits; without one the script knows nothing of that
 */
export function inlineBoot(analytics = ''): Plugin {
  let root = '';
  return {
    name: 'inline-boot',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (this.environment.name === 'client') return 'export default ""';
      return `export default ${JSON.stringify(await bundle(root, analytics))}`;
    },
  };
}

async function bundle(root: string, analytics: string): Promise<string> {
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
      rolldownOptions: { input: 'app/boot/boot.ts', output: { format: 'iife' } },
    },
  });
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result ? result.output : undefined;
  const chunk = output?.[0];
  if (chunk?.type !== 'chunk') throw new Error('app/boot/boot.ts did not bundle into one script');
  return chunk.code.trim();
}

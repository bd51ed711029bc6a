import { build, type Plugin } from 'vite';
import { languages } from '#content/languages.ts';

const SCRIPTS: Record<string, { input: string; exports: Record<string, string> }> = {
  'virtual:boot': {
    input: 'app/boot/boot.ts',
    exports: { plain: '', counting: 'https://analytics.invalid' },
  },
  'virtual:local-time': { input: 'app/boot/local-time.ts', exports: { default: '' } },
};

/**
 * Provides scripts as texts that are written into pages. In the browser's bundle the texts are
 * empty, because the scripts have already run.
 */
export function inlineScripts(): Plugin {
  let root = '';
  return {
    name: 'inline-scripts',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id in SCRIPTS ? `\0${id}` : undefined),
    async load(id) {
      const script = SCRIPTS[id.slice(1)];
      if (!id.startsWith('\0') || !script) return undefined;
      const isClient = this.environment.name === 'client';
      const exported = Object.entries(script.exports).map(async ([name, analytics]) => {
        const text = isClient ? '' : await bundle(root, script.input, analytics);
        const declaration = name === 'default' ? 'export default' : `export const ${name} =`;
        return `${declaration} ${JSON.stringify(text)};`;
      });
      return (await Promise.all(exported)).join('\n');
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
    plugins: [languagesOfPaths()],
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

/**
 * Gives the scripts only the two properties of a language that they read, because every page has the
 * scripts. A script that reads another property has to add it here.
 */
function languagesOfPaths(): Plugin {
  const short = languages.map(({ code, prefix }) => ({ code, prefix }));
  return {
    name: 'languages-of-paths',
    load: (id) =>
      id.endsWith('/content/languages.ts')
        ? `export const languages = ${JSON.stringify(short)};`
        : undefined,
  };
}

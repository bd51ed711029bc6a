import type { Plugin } from 'vite';
import { builtInSettings, type Settings } from '../../server/env.ts';

/** Exports the settings that pages contain to server code, as `virtual:site-settings`. */
export function siteSettings(settings: Settings, release: string): Plugin {
  const name = 'virtual:site-settings';
  const values = {
    RELEASE: release,
    MEDIA_ORIGIN: undefined,
    FONT_ORIGIN: undefined,
    ANALYTICS_ORIGIN: undefined,
    ...builtInSettings(settings),
  };
  return {
    name: 'site-settings',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? constants(values) : undefined),
  };
}

/** One export for each setting, so that a bundle contains only those it uses */
function constants(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

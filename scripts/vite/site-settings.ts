import type { Plugin } from 'vite';
import { builtInSettings, type Settings } from '../../server/env.ts';

/** Provides `virtual:site-settings`, a module with the settings that affect pages. */
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

/** Writes one export for each setting, so that a bundle contains only the settings that it uses. */
function constants(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

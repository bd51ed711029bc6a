import type { Plugin } from 'vite';
import { builtInSettings, type Settings } from '../../server/env.ts';

/**
 * Gives server code the settings that are written into the pages, as `virtual:site-settings`.
 * @param release names this build of the site
 */
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

/**
 * One export for each, so that a bundle holds those that it uses and nothing changes with what it
 * does not.
 */
function constants(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

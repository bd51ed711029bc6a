import type { Plugin } from 'vite';
import { builtInSettings, type Settings } from '../../server/env.ts';

/**
 * Gives server code the settings that are written into the pages, as `virtual:site-settings`.
 * @param release names this build of the site
 */
export function siteSettings(settings: Settings, release: string): Plugin {
  const name = 'virtual:site-settings';
  const values = { RELEASE: release, ...builtInSettings(settings) };
  return {
    name: 'site-settings',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(values)}` : undefined),
  };
}

import { counting, plain } from 'virtual:boot';
import { siteSettings } from '#app/site-settings.ts';

/** The bundled script contains this origin instead of the one in the settings. */
const PLACEHOLDER = 'https://analytics.invalid';

/** Returns the script in every page's head. It counts visits only if the settings name a host. */
export function bootScript(): string {
  const { ANALYTICS_ORIGIN } = siteSettings();
  return ANALYTICS_ORIGIN ? counting.replaceAll(PLACEHOLDER, ANALYTICS_ORIGIN) : plain;
}

import { counting, plain } from 'virtual:boot';
import styles from 'virtual:styles';
import { siteSettings } from './site-settings.ts';

/** The bundled script contains this origin. `bootScript` replaces it with the configured origin. */
const PLACEHOLDER = 'https://analytics.invalid';

/** Returns the script in every page's head. It counts visits only if the settings name a host. */
export function bootScript(): string {
  const { ANALYTICS_ORIGIN } = siteSettings();
  return ANALYTICS_ORIGIN ? counting.replaceAll(PLACEHOLDER, ANALYTICS_ORIGIN) : plain;
}

/** Returns the style sheet of every page, with the fonts' host from the settings. */
export function siteStyles(): string {
  const { FONT_ORIGIN } = siteSettings();
  return FONT_ORIGIN ? styles.replaceAll('url(/fonts/', `url(${FONT_ORIGIN}/fonts/`) : styles;
}

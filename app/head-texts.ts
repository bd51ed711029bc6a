import { counting, plain } from 'virtual:boot';
import styles from 'virtual:styles';
import { siteSettings } from './site-settings.ts';

/** `bootScript` replaces this origin with the configured one. */
const PLACEHOLDER = 'https://analytics.invalid';

/** The script in every page's head. Counts visits only if ANALYTICS_ORIGIN is set. */
export function bootScript(): string {
  const { ANALYTICS_ORIGIN } = siteSettings();
  return ANALYTICS_ORIGIN ? counting.replaceAll(PLACEHOLDER, ANALYTICS_ORIGIN) : plain;
}

export function siteStyles(): string {
  const { FONT_ORIGIN } = siteSettings();
  return FONT_ORIGIN ? styles.replaceAll('url(/fonts/', `url(${FONT_ORIGIN}/fonts/`) : styles;
}

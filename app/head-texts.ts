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

/** Also returns the host, which printed links begin with. */
export function siteStyles(): string {
  const { FONT_ORIGIN, SITE_URL } = siteSettings();
  const host = JSON.stringify(new URL(SITE_URL).host);
  const rules = `${styles}@media print{:root{--host:${host}}}`;
  return FONT_ORIGIN ? rules.replaceAll('url(/fonts/', `url(${FONT_ORIGIN}/fonts/`) : rules;
}

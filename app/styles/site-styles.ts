import styles from 'virtual:styles';
import { siteSettings } from '#app/site-settings.ts';

/** Returns the style sheet of every page, with the fonts' host from the settings. */
export function siteStyles(): string {
  const { FONT_ORIGIN } = siteSettings();
  return FONT_ORIGIN ? styles.replaceAll('url(/fonts/', `url(${FONT_ORIGIN}/fonts/`) : styles;
}

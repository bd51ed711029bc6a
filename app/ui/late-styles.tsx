import { LATE_STYLES } from '#delivery/styles/late-styles.ts';
import { useIsFromServer } from './use-is-from-server.ts';

/**
 * Marks the end of the first screen. The server replaces the HTML comment with a link to the styles
 * of the content below.
 */
export function LateStyles() {
  // After a navigation, the browser already has the whole style sheet.
  if (!useIsFromServer()) return null;
  return (
    <div
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: LATE_STYLES }}
    />
  );
}

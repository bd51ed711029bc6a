import { LATE_STYLES } from '#delivery/styles/late-styles.ts';

/**
 * What follows is styled by the whole style sheet, which the browser loads here. Place it below the
 * first screen. The server replaces the comment by a link, and React leaves it alone.
 */
export function LateStyles() {
  return (
    <div
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: LATE_STYLES }}
    />
  );
}

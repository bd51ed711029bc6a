import { LATE_STYLES } from '#delivery/styles/late-styles.ts';

/**
 * Loads the whole style sheet. The page itself contains only the rules for what is above, so place
 * this below the first screen. The server replaces the comment with a link, and React leaves it
 * alone.
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

import { useState, useSyncExternalStore } from 'react';
import { LATE_STYLES } from '#delivery/styles/late-styles.ts';

const subscribeToNothing = () => () => {};

/**
 * What follows is styled by the whole style sheet, which the browser loads here. Place it below the
 * first screen. The server replaces the comment by a link, and React leaves the link alone.
 */
export function LateStyles() {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  // On pages that React itself makes, the whole style sheet is in the head.
  const [isFromServer] = useState(isHydrating);
  if (!isFromServer) return null;
  return (
    <div
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: LATE_STYLES }}
    />
  );
}

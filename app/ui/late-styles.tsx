import { useState, useSyncExternalStore } from 'react';
import { LATE_STYLES } from '#delivery/styles/late-styles.ts';

const subscribeToNothing = () => () => {};

/**
 * Marks the end of the first screen. The server replaces the HTML comment with a link to the styles
 * of the content below.
 */
export function LateStyles() {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  // After a navigation, the browser already has the whole style sheet.
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

import localTime from 'virtual:local-time';
import { useSyncExternalStore } from 'react';
import { type LocalSpan, localTimeText } from '#app/i18n/local-time.ts';

/** Nothing ever changes it. */
const subscribeToNothing = () => () => {};

/**
 * A time as it is where the reader is, which no page can know when it is built: the script after it
 * tells it before anything is painted. React then finds another text than it rendered, leaves it,
 * and tells the same from there on.
 */
export function LocalTime(span: LocalSpan) {
  // React may adopt the script that the server has put there; making one is what the page's policy
  // forbids.
  const isFromServer = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  return (
    <>
      <span data-local-time={JSON.stringify(span)} suppressHydrationWarning>
        {isFromServer ? '…' : localTimeText(span)}
      </span>
      {isFromServer && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: localTime }} />
      )}
    </>
  );
}

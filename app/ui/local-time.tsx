import localTime from 'virtual:local-time';
import { useSyncExternalStore } from 'react';
import { type LocalSpan, localTimeText } from '#app/i18n/local-time.ts';

const subscribeToNothing = () => () => {};

/** On a page from the server, the script fills in the text before the first paint. */
export function LocalTime(span: LocalSpan) {
  // Only HTML from the server contains the script, because the security policy would block a script
  // that React creates in the browser.
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

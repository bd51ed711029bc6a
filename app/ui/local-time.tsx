import localTime from 'virtual:local-time';
import { useSyncExternalStore } from 'react';
import { type LocalSpan, localTimeText } from '#app/i18n/local-time.ts';

const subscribeToNothing = () => () => {};

/** The script after the element fills in the time before the first paint. React keeps the text. */
export function LocalTime(span: LocalSpan) {
  // React may hydrate the server's script. The content security policy forbids a new one.
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

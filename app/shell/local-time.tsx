import localTime from 'virtual:local-time';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isFallback, say, unmark } from '#app/i18n/fallback.ts';
import { localTimeText, type Span } from '#app/i18n/local-time.ts';
import { useLanguage } from '#app/i18n/texts.tsx';

/** Nothing ever changes it. */
const subscribeToNothing = () => () => {};

/**
 * A time as it is where the reader is; the text is that of localTimeText. The script after it fills it before
 * React arrives, which then finds another text than it rendered, and leaves it.
 */
export function LocalTime({ template, start, end, last }: { template: string } & Span) {
  const language = useLanguage();
  const [text, setText] = useState('…');
  const words = unmark(template);
  // React may adopt the script that the server has put there; making one is what the page's policy forbids.
  const isFromServer = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const place = useRef<HTMLSpanElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const isFirst = isNew.current;
    isNew.current = false;
    return afterPaint(() => {
      const marks = place.current?.dataset;
      // Told once, by the script or here: telling takes a phone a tenth of a second.
      if (!marks || (isFirst && 'told' in marks)) return;
      marks.told = '';
      setText(localTimeText(words, { start, end, last }, language));
    });
  }, [words, start, end, last, language]);
  const { children, ...fallback } = say(template);
  return (
    <>
      <span
        ref={place}
        data-local-time={words}
        data-start={start}
        data-end={end}
        data-last={last}
        suppressHydrationWarning
        {...(isFallback(template) ? fallback : {})}
      >
        {text}
      </span>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script */}
      {isFromServer && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: localTime }} />}
    </>
  );
}

/** Does what can wait until the next frame is shown. @returns what puts it off for good */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

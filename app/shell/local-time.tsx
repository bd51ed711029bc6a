import { useEffect, useState } from 'react';
import { isFallback, say, unmark } from '#app/i18n/fallback.ts';
import { localTimeText, type Span } from '#app/i18n/local-time.ts';
import { useLanguage } from '#app/i18n/texts.tsx';

/**
 * A time as it is where the reader is; the text is that of localTimeText. The script in the head fills it before
 * React arrives, which then finds another text than it rendered, and leaves it.
 */
export function LocalTime({ template, start, end, last }: { template: string } & Span) {
  const language = useLanguage();
  const [text, setText] = useState('…');
  const words = unmark(template);
  useEffect(() => setText(localTimeText(words, { start, end, last }, language)), [words, start, end, last, language]);
  const { children, ...fallback } = say(template);
  return (
    <span
      data-local-time={words}
      data-start={start}
      data-end={end}
      data-last={last}
      suppressHydrationWarning
      {...(isFallback(template) ? fallback : {})}
    >
      {text}
    </span>
  );
}

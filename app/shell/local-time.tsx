import { useEffect, useState } from 'react';
import { isFallback, say, unmark } from '#app/i18n/fallback.ts';
import { localTimeText } from '#app/i18n/local-time.ts';
import type { Moment } from '#app/i18n/moment.ts';
import { useLanguage } from '#app/i18n/texts.tsx';

type LocalTimeProps = { template: string; start: Moment; end: Moment; last?: Moment };

/**
 * A time as it is where the reader is; the text is that of localTimeText. The script in the head fills it before
 * React arrives, which then finds another text than it rendered, and leaves it.
 */
export function LocalTime({ template, start, end, last = start }: LocalTimeProps) {
  const language = useLanguage();
  const [text, setText] = useState('…');
  const words = unmark(template);
  useEffect(() => setText(localTimeText(words, start, end, last, language)), [words, start, end, last, language]);
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

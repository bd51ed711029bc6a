import type { Language } from '#content/languages.ts';
import { dayParts } from './day-parts.server.ts';
import { DAY } from './durations.ts';
import { formatDay } from './format.server.ts';
import { fill } from './format.ts';
import type { LocalSpan } from './local-time.ts';
import type { Moment } from './moment.ts';

/**
 * Prepares three texts, because the period may begin a day earlier or later in the reader's time
 * zone than in Riyadh.
 * @param template a text with {day}, {from}, {to} and {offset}
 */
export function localTime(
  template: string,
  start: Moment,
  end: Moment,
  language: Language,
): LocalSpan {
  const textOn = (days: number) => fill(template, { day: formatDay(start + days * DAY, language) });
  return {
    texts: [textOn(-1), textOn(0), textOn(1)],
    start,
    end,
    dayParts: dayParts[language.code],
  };
}

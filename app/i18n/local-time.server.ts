import type { Language } from '#content/languages.ts';
import { DAY } from './durations.ts';
import { formatDay } from './format.server.ts';
import { fill } from './format.ts';
import type { LocalSpan } from './local-time.ts';
import type { Moment } from './moment.ts';

/** @param template a text with the placeholders {day}, {from}, {to} and {offset} */
export function localTime(
  template: string,
  start: Moment,
  end: Moment,
  language: Language,
): LocalSpan {
  return {
    texts: textsOf(template, (days) => ({ day: formatDay(start + days * DAY, language) })),
    start,
    end,
  };
}

/** The texts for readers who have the day before Riyadh's, the same day, or the day after. */
export function textsOf(
  template: string,
  namesOf: (days: number) => Record<string, string>,
): LocalSpan['texts'] {
  return [fill(template, namesOf(-1)), fill(template, namesOf(0)), fill(template, namesOf(1))];
}

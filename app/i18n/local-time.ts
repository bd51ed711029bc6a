import type { Language } from '#content/languages.ts';
import { fill, formatDay, formatTime } from './format.ts';
import type { Moment } from './moment.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** A span of time; `last` is when it begins for the last time where it holds from one weekday to another, every week. */
export type Span = { start: Moment; end: Moment; last?: Moment | undefined };

/**
 * Fills a text with a span of time as it is where the reader is: {zone}, {day}, {from}, {to}, and for hours that hold
 * from one weekday to another {firstDay} and {lastDay}.
 */
export function localTimeText(template: string, span: Span, language: Language, now: Moment = Date.now()): string {
  // What holds every week is told for this one: the reader's clocks may have changed since the week it was written for.
  const shift = span.last === undefined ? 0 : Math.floor((now - span.start) / WEEK) * WEEK;
  const [start, end, last] = [span.start + shift, span.end + shift, (span.last ?? span.start) + shift];
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const part = (moment: Moment, options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) =>
    new Intl.DateTimeFormat(language.locale, { ...options, timeZone }).formatToParts(moment).find((found) => found.type === type)?.value ?? '';
  return fill(template, {
    zone: part(start, { timeZoneName: 'longGeneric' }, 'timeZoneName'),
    day: formatDay(start, language, timeZone),
    from: formatTime(start, language, timeZone),
    to: formatTime(end, language, timeZone),
    firstDay: part(start, { weekday: 'long' }, 'weekday'),
    lastDay: part(last, { weekday: 'long' }, 'weekday'),
  });
}

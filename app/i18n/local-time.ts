import type { Language } from '#content/languages.ts';
import { CLOCK, dateFormat, fill } from './format.ts';
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
  // One for all: making one takes far longer than asking it.
  const format = dateFormat(language.locale, { weekday: 'long', ...CLOCK, timeZoneName: 'longGeneric' });
  const partsOf = (moment: Moment): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
    Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [first, until, final] = [partsOf(start), partsOf(end), partsOf(last)];
  return fill(template, {
    zone: first.timeZoneName ?? '',
    day: template.includes('{day}') ? dateFormat(language.locale, { dateStyle: 'full' }).format(start) : '',
    from: `${first.hour}:${first.minute}`,
    to: `${until.hour}:${until.minute}`,
    firstDay: first.weekday ?? '',
    lastDay: final.weekday ?? '',
  });
}

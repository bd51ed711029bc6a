import type { Language } from '#content/languages.ts';
import { fill, formatDay, formatTime } from './format.ts';
import type { Moment } from './moment.ts';

/**
 * Fills a text with a span of time as it is where the reader is: {zone}, {day}, {from}, {to}, and for hours that hold
 * from one weekday to another {firstDay} and {lastDay}.
 * @param last when the span begins for the last time; `start` where it does so once
 */
export function localTimeText(template: string, start: Moment, end: Moment, last: Moment, language: Language): string {
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

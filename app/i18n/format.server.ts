import type { Language } from '#content/languages.ts';
import { formatUnit } from './format.ts';
import type { Moment } from './moment.ts';

// Words that only the server makes, and loaders hand out: a phone takes a tenth of a second to
// learn how to write a date, and each browser has its own way.

/** Dates are meant as they are in Riyadh, whatever clock the reader or the server has. */
const TIME_ZONE = 'Asia/Riyadh';

/** Making one takes longer than writing a date with it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, known);
  return known;
}

/** A date of the content, such as `2026-11-01`, in words. */
export function formatDate(date: string, { locale }: Language): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The day of a moment, in words, as it is in a time zone. */
export function formatDay(moment: Moment, { locale }: Language, timeZone = TIME_ZONE): string {
  return dateFormat(locale, { dateStyle: 'full', timeZone }).format(moment);
}

/** The weekday of a moment in Riyadh. */
export function formatWeekday(moment: Moment, { locale }: Language): string {
  return dateFormat(locale, { weekday: 'long', timeZone: TIME_ZONE }).format(moment);
}

/** The last day that an end leaves, in Riyadh: an end at midnight belongs to the day before. */
export function formatLastDay(end: Moment, { locale }: Language): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }).format(end - 1);
}

/** A moment's time of day on the 24-hour clock, as it is in a time zone. */
export function formatTime(moment: Moment, { locale }: Language, timeZone = TIME_ZONE): string {
  return dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
}

/** Names of countries, given by their two-letter codes, as one phrase. */
export function formatCountries(codes: readonly string[], { locale }: Language): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    codes.map((code) => names.of(code) ?? code),
  );
}

/** A number of days in words. */
export function formatDays(days: number, language: Language): string {
  return formatUnit(days, 'day', language);
}

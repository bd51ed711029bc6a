import type { Language } from '#content/languages.ts';
import { type Moment, RIYADH_OFFSET } from './moment.ts';

/** Dates are meant as they are in Riyadh, whatever clock the reader or the server has. */
const TIME_ZONE = 'Asia/Riyadh';

/** A time of day on the 24-hour clock. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Making one takes longer than writing a date with it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A way to write dates, made once. @returns the same for the same options */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, known);
  return known;
}

/** Fills the {placeholders} of a text. One that is not given stays visible. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** A date of the content, such as `2026-11-01`, in words. */
export function formatDate(date: string, { locale }: Language): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** The day of a moment, in words, as it is in a time zone. */
export function formatDay(moment: Moment, { locale }: Language, timeZone = TIME_ZONE): string {
  return dateFormat(locale, { dateStyle: 'full', timeZone }).format(moment);
}

/** The last day that an end leaves, in Riyadh: an end at midnight belongs to the day before. */
export function formatLastDay(end: Moment, { locale }: Language): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }).format(end - 1);
}

/** A moment's time of day on the 24-hour clock, as it is in a time zone. */
export function formatTime(moment: Moment, { locale }: Language, timeZone = TIME_ZONE): string {
  return dateFormat(locale, { ...CLOCK, timeZone }).format(moment);
}

/** The year it is now, in Riyadh. */
export function currentYear(now = new Date()): string {
  return String(new Date(now.getTime() + RIYADH_OFFSET).getUTCFullYear());
}

/** Names of countries, given by their two-letter codes, as one phrase. */
export function formatCountries(codes: readonly string[], { locale }: Language): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(codes.map((code) => names.of(code) ?? code));
}

/** The name of a language in another, such as «الإنجليزية». */
export function formatLanguage(code: string, { locale }: Language): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}

/** Puts a text of either direction into a plain text, such as a title, without its neighbours moving (U+2068 … U+2069). */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A number of a unit such as `month` in words. */
export function formatUnit(value: number, unit: string, { locale }: Language): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** A number of days in words. */
export function formatDays(days: number, language: Language): string {
  return formatUnit(days, 'day', language);
}

/** A number of seconds in words, in minutes where it is more than one and a half. */
export function formatDuration(seconds: number, language: Language): string {
  return seconds > 90 ? formatUnit(Math.ceil(seconds / 60), 'minute', language) : formatUnit(seconds, 'second', language);
}

type Plural = Record<Intl.LDMLPluralRule, string>;

/** A number of things in words: the form that the language has for that number, with `{count}` filled in. */
export function formatCount(forms: Plural, count: number, { locale }: Language): string {
  return fill(forms[new Intl.PluralRules(locale).select(count)], { count: new Intl.NumberFormat(locale).format(count) });
}

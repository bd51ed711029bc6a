import type { Language } from '#content/languages.ts';
import { clockText } from './clock.ts';
import { dayParts } from './day-parts.server.ts';
import { formatUnit } from './format.ts';
import type { Moment } from './moment.ts';

// These functions never run in a browser, because a phone would take 100 ms to load the formats of
// dates.

/** Dates are in Riyadh time, whatever the time zone of the reader or the server. */
const TIME_ZONE = 'Asia/Riyadh';

/** Creating a date format takes longer than using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, known);
  return known;
}

/** Writes a date such as `2026-11-01` in words. */
export function formatDate(date: string, { locale }: Language): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Writes the month of a date such as `2026-11-01` in words. */
export function formatMonth(date: string, { locale }: Language): string {
  return dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

export function formatDay(moment: Moment, { locale }: Language, timeZone = TIME_ZONE): string {
  return dateFormat(locale, { dateStyle: 'full', timeZone }).format(moment);
}

/** The parts of a date for display in large figures. `month` includes the year. */
export function formatDayParts(moment: Moment, { locale }: Language) {
  const format = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { weekday = '', day = '', month = '', year = '' } = Object.fromEntries(parts);
  return { weekday, day, month: `${month} ${year}` };
}

/** The last day of a period. A period until midnight ends on the day before. */
export function formatLastDay(end: Moment, { locale }: Language): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }).format(end - 1);
}

/** A day of the Umm al-Qura calendar in Arabic, such as «30 رمضان 1447 هـ». */
export function formatHijri(moment: Moment): string {
  return dateFormat('ar-u-ca-islamic-umalqura-nu-latn', { dateStyle: 'long', timeZone: TIME_ZONE })
    .format(moment)
    .replace(/ (?=\S+$)/, '\u00a0');
}

export function formatTime(moment: Moment, { code }: Language, timeZone = TIME_ZONE): string {
  const format = dateFormat('en-GB', { timeStyle: 'short', timeZone });
  const [hours = 0, minutes = 0] = format.format(moment).split(':').map(Number);
  return clockText(hours, minutes, dayParts[code]);
}

export function formatCountries(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language.locale, { type: 'region' });
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    language,
  );
}

/** Joins names into one phrase, such as “Arabic and English”. */
export function formatList(names: readonly string[], { locale }: Language): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

export function formatFileSize(bytes: number, { locale }: Language): string {
  const unit = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, unit).format(bytes / 1000);
}

export function formatDays(days: number, language: Language): string {
  return formatUnit(days, 'day', language);
}

/** The word for a unit in the form that the number needs: `أسابيع` for 8 weeks, `أسبوعًا` for 12. */
export function formatUnitName(value: number, unit: string, { locale }: Language): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.formatToParts(value).find(({ type }) => type === 'unit')?.value ?? '';
}

import type { Language } from '#content/languages.ts';

/** Dates are meant as they are in Riyadh, whatever clock the reader or the server has. */
const TIME_ZONE = 'Asia/Riyadh';

/** Fills the {placeholders} of a text. One that is not given stays visible. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** A date of the content, such as `2026-11-01`, in words. */
export function formatDate(date: string, { locale }: Language): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** The year it is now, in Riyadh. */
export function currentYear(now = new Date()): string {
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE }).format(now);
}

/** Names of countries, given by their two-letter codes, as one phrase. */
export function formatCountries(codes: readonly string[], { locale }: Language): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(codes.map((code) => names.of(code) ?? code));
}

/** Puts a text of either direction into a plain text, such as a title, without its neighbours moving (U+2068 … U+2069). */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

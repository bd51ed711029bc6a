import type { Language } from '#content/languages.ts';
import { RIYADH_OFFSET } from './moment.ts';

/** Fills the {placeholders} of a text. One that is not given stays visible. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** The year it is now, in Riyadh. */
export function currentYear(now = new Date()): string {
  return String(new Date(now.getTime() + RIYADH_OFFSET).getUTCFullYear());
}

/**
 * Puts a text of either direction into a plain text, such as a title, without its neighbours moving
 * (U+2068 … U+2069).
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** The name of a language in another, such as «الإنجليزية». */
export function formatLanguage(code: string, { locale }: Language): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}

/** A number of a unit such as `month` in words. */
export function formatUnit(value: number, unit: string, { locale }: Language): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** A number of seconds in words, in minutes where it is more than one and a half. */
export function formatDuration(seconds: number, language: Language): string {
  return seconds > 90
    ? formatUnit(Math.ceil(seconds / 60), 'minute', language)
    : formatUnit(seconds, 'second', language);
}

type Plural = Record<Intl.LDMLPluralRule, string>;

/**
 * A number of things in words: the form that the language has for that number, with `{count}`
 * filled in.
 */
export function formatCount(forms: Plural, count: number, { locale }: Language): string {
  return fill(forms[new Intl.PluralRules(locale).select(count)], {
    count: new Intl.NumberFormat(locale).format(count),
  });
}

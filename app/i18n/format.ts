import type { Language } from '#content/languages.ts';
import { RIYADH_OFFSET } from './moment.ts';

/** Fills the {placeholders} of a text. A placeholder without a value stays visible. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

export function currentYear(now = new Date()): string {
  return String(new Date(now.getTime() + RIYADH_OFFSET).getUTCFullYear());
}

/** An isolated text does not change the order of the surrounding text. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** The name of a language in another language: English in Arabic is «الإنجليزية». */
export function formatLanguage(code: string, { locale }: Language): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}

/** A number with its unit, such as “12 months”. They stay on one line. */
export function formatUnit(value: number, unit: string, { locale }: Language): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(value).replaceAll(' ', '\u00a0');
}

/** Minutes are rounded up. */
export function formatDuration(seconds: number, language: Language): string {
  return seconds > 90
    ? formatUnit(Math.ceil(seconds / 60), 'minute', language)
    : formatUnit(seconds, 'second', language);
}

const ARABIC_LETTER_MARK = '\u061c';

/** Puts the sign of a number on the side where readers expect it, such as % in Arabic. */
export function inTextOrder(number: string, { dir }: Pick<Language, 'dir'>): string {
  return dir === 'rtl' ? ARABIC_LETTER_MARK + number : number;
}

/** Formats a number, and adds the unit only if it is `%`. Other units have plural forms. */
export function formatValue(value: number, unit: string, language: Language): string {
  // In Arabic, a negative number would begin with a mark that moves the sign to the other side.
  const number = new Intl.NumberFormat(language.locale).format(value).replace('\u200e', '');
  return inTextOrder(unit === '%' ? `${number}%` : number, language);
}

export type Plural = Record<Intl.LDMLPluralRule, string>;

/** Uses the plural form of the number, and fills in `{count}`. */
export function formatCount(forms: Plural, count: number, { locale }: Language): string {
  return fill(forms[new Intl.PluralRules(locale).select(count)], {
    count: new Intl.NumberFormat(locale).format(count),
  });
}

import { clockText } from '#app/i18n/clock.ts';
import { dayParts } from '#app/i18n/day-parts.server.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { readUi } from './read.server.ts';

/**
 * Writes two ends in the order in which readers see them. Arabic has a word between them, because
 * browsers write `6–10` from left to right, against the scale beside it.
 */
export function formatRange(from: string | number, to: string | number, language: Language) {
  return fill(readUi(language).parts.range, { from: String(from), to: String(to) });
}

/** The two ends of a band such as `51-200`. */
export function bandOf(band: string): { from: string; to: string } {
  const [from = '', to = ''] = band.split('-');
  return { from, to };
}

/**
 * A part of a day, such as `08:00–08:15` or «8:00 إلى 8:15 صباحًا». It is so short that the words for
 * its end are enough. The times are like `08:15`.
 */
export function formatHours(from: string, to: string, language: Language): string {
  const [start = '', end = ''] = [from, to].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return clockText(hours, minutes, dayParts[language.code]);
  });
  return formatRange(start.split('\u00a0')[0] ?? start, end, language);
}

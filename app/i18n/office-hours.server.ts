import type { Language } from '#content/languages.ts';
import { formatTime } from './format.server.ts';

/**
 * The office hours that the specification gives, Monday to Friday from 9:00 to 18:00 Pacific Standard Time (UTC-8), as
 * moments of one week: `start` and `end` of its Monday, and when its Friday begins.
 */
export const OFFICE_HOURS = {
  start: Date.UTC(2026, 0, 5, 9 + 8),
  end: Date.UTC(2026, 0, 5, 18 + 8),
  last: Date.UTC(2026, 0, 9, 9 + 8),
};

/** The same hours as they are in Riyadh, for a text with {firstDay}, {lastDay}, {from} and {to}. */
export function riyadhHours(language: Language): Record<string, string> {
  const weekday = (moment: number) => new Intl.DateTimeFormat(language.locale, { weekday: 'long', timeZone: 'Asia/Riyadh' }).format(moment);
  const { start, end, last } = OFFICE_HOURS;
  return { firstDay: weekday(start), lastDay: weekday(last), from: formatTime(start, language), to: formatTime(end, language) };
}

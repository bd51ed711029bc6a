import type { Language } from '#content/languages.ts';
import { DAY } from './durations.ts';
import { formatTime, formatWeekday } from './format.server.ts';
import { textsOf } from './local-time.server.ts';
import type { LocalSpan } from './local-time.ts';

/**
 * The specified office hours: Monday to Friday from 9:00 to 18:00 Pacific Standard Time (UTC-8).
 * `start` and `end` are those of one Monday, and `last` is the start on that week's Friday.
 * @internal Exported only for tests.
 */
export const OFFICE_HOURS = {
  start: Date.UTC(2026, 0, 5, 9 + 8),
  end: Date.UTC(2026, 0, 5, 18 + 8),
  last: Date.UTC(2026, 0, 9, 9 + 8),
};

/** The office hours in Riyadh for the placeholders {firstDay}, {lastDay}, {from} and {to}. */
export function riyadhHours(language: Language): Record<string, string> {
  const { start, end } = OFFICE_HOURS;
  return { ...daysOf(language), from: formatTime(start, language), to: formatTime(end, language) };
}

export function localHours(template: string, language: Language): LocalSpan {
  const { start, end } = OFFICE_HOURS;
  return { texts: textsOf(template, (days) => daysOf(language, days)), start, end, isWeekly: true };
}

/** The first and last weekday, if the reader's day is `days` after the day in Riyadh. */
function daysOf(language: Language, days = 0): { firstDay: string; lastDay: string } {
  const { start, last } = OFFICE_HOURS;
  return {
    firstDay: formatWeekday(start + days * DAY, language),
    lastDay: formatWeekday(last + days * DAY, language),
  };
}

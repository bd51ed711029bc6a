import { formatHours } from '#app/content/range.server.ts';
import type { Pages } from '#app/content/schemas/pages.ts';
import { dayParts } from '#app/i18n/day-parts.server.ts';
import type { Language } from '#content/languages.ts';

export type DayHours = ReturnType<typeof dayHours>;

/** The parts of an ordinary day, in minutes after midnight, and how many hours the clock has. */
export function dayHours(hours: Pages['careers']['dayHours'], language: Language) {
  return {
    clock: dayParts[language.code] ? 12 : 24,
    parts: hours.map(({ from, to, shared }) => ({
      from: minutesOf(from),
      to: minutesOf(to),
      shared,
      time: formatHours(from, to, language),
    })),
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

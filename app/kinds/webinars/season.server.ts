import { formatMonth } from '#app/i18n/format.server.ts';
import { monthsBetween, nextMonth, riyadhDay, toMoment } from '#app/i18n/moment.ts';
import type { Language } from '#content/languages.ts';
import type { Webinar } from './schema.ts';
import { splitByTime } from './split-by-time.ts';

export type Season = NonNullable<ReturnType<typeof seasonOf>>;

/**
 * A scale of whole months, from the first webinar to the last, in per cent. Undefined if no webinar
 * takes place.
 */
export function seasonOf(webinars: readonly Webinar[], language: Language, now = Date.now()) {
  const { upcoming, past } = splitByTime(
    webinars.filter(({ cancelled }) => !cancelled),
    now,
  );
  const times = [...past, ...upcoming].map(({ starts }) => starts);
  if (times.length === 0) return undefined;
  const first = `${riyadhDay(Math.min(...times)).slice(0, 7)}-01`;
  const start = toMoment(first);
  const days = [first, ...monthsBetween(start, Math.max(...times) + 1)];
  const end = toMoment(nextMonth(days.at(-1) ?? first));
  const percent = (moment: number) => Math.round(((moment - start) / (end - start)) * 1000) / 10;
  const star = (isPast: boolean) => (webinar: Webinar) => ({
    slug: webinar.slug,
    at: percent(webinar.starts),
    isPast,
  });
  return {
    months: days.map((day) => ({
      name: formatMonth(day, language),
      at: percent(toMoment(day)),
      newYear: day !== first && day.endsWith('-01-01') ? day.slice(0, 4) : undefined,
    })),
    stars: [...past.map(star(true)), ...upcoming.map(star(false))],
  };
}

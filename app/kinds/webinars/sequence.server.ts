import { DAY } from '#app/i18n/durations.ts';
import type { Webinar } from './schema.ts';

let announced: ReadonlyMap<string, number> = new Map();

/**
 * Returns the sequence number of a webinar's event. It grows with the day of the last change. If a
 * webinar changes twice on one day, or an editor forgets `updated`, the number that the server
 * announced is higher. Calendars ignore a change if the number is not higher than before.
 */
export function sequenceOf({ slug, updated }: Pick<Webinar, 'slug' | 'updated'>): number {
  return Math.max(Date.parse(updated) / DAY, announced.get(slug) ?? 0);
}

/**
 * Sets the numbers that the server announced in mails, by slug, so that the calendars of the site
 * have the same. @returns true if that changes the number of a webinar
 */
export function setAnnouncedSequences(
  sequences: ReadonlyMap<string, number>,
  webinars: readonly Pick<Webinar, 'slug' | 'updated'>[],
): boolean {
  const numbers = () => webinars.map(sequenceOf).join();
  const before = numbers();
  announced = sequences;
  return numbers() !== before;
}

import { DAY } from '#app/i18n/durations.ts';
import type { Webinar } from './schema.ts';

let announced: ReadonlyMap<string, number> = new Map();

/**
 * The number grows with the day of the last change. For a second change on the same day, the server
 * announces a higher number in mails.
 */
export function sequenceOf({ slug, updated }: Pick<Webinar, 'slug' | 'updated'>): number {
  return Math.max(Date.parse(updated) / DAY, announced.get(slug) ?? 0);
}

/**
 * @param sequences numbers that the server announced in mails, by slug
 * @returns true if the number of a webinar changes
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

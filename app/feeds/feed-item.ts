import type { ReactNode } from 'react';
import { type Moment, riyadhDay, toMoment } from '#app/i18n/moment.ts';

/** What a feed says of one record. */
export type FeedItem = {
  /** Where it is on the site, without a language's prefix; the same for life. */
  path: string;
  /** As everything here, marked where it stands in for a translation. */
  title: string;
  /** In plain text. */
  summary: string;
  content: ReactNode;
  /** Whether it has a page to itself, and so a picture. */
  hasPage: boolean;
  published: Moment;
  /** When it was changed, if it was. */
  modified?: Moment;
  author?: string;
  tags: string[];
};

/**
 * The moment of which a day of the content is told. Readers show it in their own zone: noon in
 * Riyadh (09:00 UTC) is the same day from Alaska to New Zealand, while midnight would be the day
 * before all over Europe and America.
 * @param publish when the site began to show it: if that was on this day, it is the moment itself
 */
export function momentOfDay(day: string, publish?: Moment): Moment {
  return publish !== undefined && riyadhDay(publish) === day ? publish : toMoment(`${day} 12:00`);
}

import { readRecords } from '#app/content/read.server.ts';
import type { WebinarFacts } from '#app/mail/ports.ts';
import { type LanguageCode, languages, originalLanguage } from '#content/languages.ts';
import { endsAt } from './ends-at.ts';
import { joinUrlOf } from './join-url.server.ts';
import { sequenceOf, setAnnouncedSequences } from './sequence.server.ts';

/** All published webinars, including past ones, in the order of their starts. */
export function webinarFacts(code: LanguageCode): WebinarFacts[] {
  const language = languages.find((candidate) => candidate.code === code) ?? originalLanguage;
  return readRecords(language, 'webinars', 'published')
    .map((webinar) => ({
      slug: webinar.slug,
      heading: webinar.heading,
      starts: webinar.starts,
      ends: endsAt(webinar),
      seats: webinar.seats,
      isMoved: webinar.movedFrom !== undefined,
      isCancelled: webinar.cancelled,
      sequence: sequenceOf(webinar),
      hasJoinUrl: joinUrlOf(webinar.slug) !== undefined,
    }))
    .sort((one, other) => one.starts - other.starts);
}

/**
 * @param sequences numbers that the server announced, by slug
 * @returns true if the calendars of the site are out of date
 */
export function setSequences(sequences: ReadonlyMap<string, number>): boolean {
  return setAnnouncedSequences(sequences, readRecords(originalLanguage, 'webinars', 'published'));
}

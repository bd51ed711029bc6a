import { readRecords } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';
import { endsAt } from './ends-at.ts';

/** Coming and current webinars, the next one first, and past webinars, the latest first. */
export function readWebinars(language: Language, now = Date.now()) {
  const webinars = readRecords(language, 'webinars').toSorted(
    (one, other) => one.starts - other.starts,
  );
  return {
    upcoming: webinars.filter((webinar) => endsAt(webinar) > now),
    past: webinars.filter((webinar) => endsAt(webinar) <= now).reverse(),
  };
}

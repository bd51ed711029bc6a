import type { Language } from '#content/languages.ts';
import { endOf, readEntries } from './read.server.ts';
import type { Entry } from './schemas/collections.ts';

type Webinar = Entry<'webinars'>;

/**
 * The webinars that are still to come, or going on, the next first; and those that are over, the
 * latest first.
 */
export function readWebinars(
  language: Language,
  now = Date.now(),
): { upcoming: Webinar[]; past: Webinar[] } {
  const webinars = readEntries(language, 'webinars').toSorted(
    (one, other) => one.starts - other.starts,
  );
  return {
    upcoming: webinars.filter((webinar) => endOf(webinar) > now),
    past: webinars.filter((webinar) => endOf(webinar) <= now).reverse(),
  };
}

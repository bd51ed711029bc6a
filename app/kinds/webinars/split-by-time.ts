import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';

/** Each list begins with the webinar nearest in time. */
export function splitByTime(webinars: readonly Webinar[], now = Date.now()) {
  const inOrder = webinars.toSorted((one, other) => one.starts - other.starts);
  return {
    upcoming: inOrder.filter((webinar) => endsAt(webinar) > now),
    past: inOrder.filter((webinar) => endsAt(webinar) <= now).reverse(),
  };
}

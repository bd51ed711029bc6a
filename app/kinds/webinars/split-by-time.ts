import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';

/** The webinars that have not ended, the next first, and the past ones, the latest first. */
export function splitByTime(webinars: readonly Webinar[], now = Date.now()) {
  const inOrder = webinars.toSorted((one, other) => one.starts - other.starts);
  return {
    upcoming: inOrder.filter((webinar) => endsAt(webinar) > now),
    past: inOrder.filter((webinar) => endsAt(webinar) <= now).reverse(),
  };
}

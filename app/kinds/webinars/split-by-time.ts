import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';

/** Separates upcoming webinars from past ones. Both lists begin with the webinar nearest to now. */
export function splitByTime(webinars: readonly Webinar[], now = Date.now()) {
  const inOrder = webinars.toSorted((one, other) => one.starts - other.starts);
  return {
    upcoming: inOrder.filter((webinar) => endsAt(webinar) > now),
    past: inOrder.filter((webinar) => endsAt(webinar) <= now).reverse(),
  };
}

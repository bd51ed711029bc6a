import type { WebinarOccasion } from '#app/forms/engine/ports.ts';
import { dueAccessMail } from '#app/forms/webinar/access-mails.ts';
import type { WebinarFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { isChanged, readAnnounced } from './announced.ts';
import { mailPeople } from './people.ts';
import type { WebinarWork } from './webinar-work.ts';

/**
 * Queues the due mails with the link to join, for people with a seat. There is no mail after the
 * start of a webinar, for a cancelled webinar, or without a link. There is also none before a
 * change of the webinar is announced, because an editor may take the change back.
 * @returns the number of queued mails
 */
export async function sendAccess(
  database: Database,
  webinars: readonly WebinarFacts[],
  { write, now, ...options }: WebinarWork,
): Promise<number> {
  const occasion: WebinarOccasion = { reason: 'access' };
  let queued = 0;
  for (const webinar of webinars) {
    const { slug, starts, isCancelled, hasJoinUrl } = webinar;
    const kind = dueAccessMail(starts, now);
    if (kind === undefined || starts <= now || isCancelled || !hasJoinUrl) continue;
    const announced = await readAnnounced(database.db, slug);
    if (!announced || isChanged(webinar, announced)) continue;
    queued += await mailPeople(database, {
      ...options,
      slug,
      kind,
      now,
      where: (query) => query.where('seat', '=', 'seat').where('held_because', 'is', null),
      write: (registration) => write({ slug, ...registration }, { kind, occasion, now }),
    });
  }
  return queued;
}

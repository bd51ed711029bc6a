import type { WebinarFacts } from '#app/mail/ports.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import { isTooLateToOffer, Waitlist } from './waitlist.ts';

/**
 * Gives the free seats of coming webinars to waitlisted people. The firm may have added seats.
 * @returns the number of seats that were given
 */
export async function fillSeats(
  { engine, transact }: Database,
  webinars: WebinarFacts[],
  now: number,
): Promise<number> {
  let given = 0;
  for (const { slug, seats, starts, isCancelled } of webinars) {
    if (isCancelled || isTooLateToOffer(starts, now)) continue;
    given += await transact(async (transaction) => {
      await lock(engine, transaction, ['seats', `webinar ${slug}`]);
      return new Waitlist(transaction, { form: 'webinar', about: slug }).fill({ seats, now });
    });
  }
  return given;
}

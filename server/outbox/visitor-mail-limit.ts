import type { Transaction } from 'kysely';
import { DAY, MINUTE } from '#app/i18n/durations.ts';
import type { Form } from '#app/services.ts';
import type { Tables } from '#server/database/tables.ts';
import { LIMIT, WAITING } from './on-hold.ts';

/**
 * One address gets a mail so often, in milliseconds, and so many within a day, whoever causes them.
 */
const GAP = 10 * MINUTE;
const MOST_A_DAY = 3;
/** Nobody is shut out of their rights by what others send in their name by the other forms. */
const MOST_FOR_RIGHTS = 6;

/**
 * When the mails of a new submission may go to their sender, so that nobody can fill a stranger's
 * mailbox through the site. Only right while the lock on the address is held.
 * @param email the sender's key
 * @param form of the new submission
 * @returns undefined where the address got enough for a day
 */
export async function visitorTurn(
  transaction: Transaction<Tables>,
  email: string,
  form: Form,
  now: number,
): Promise<number | undefined> {
  const earlier = await transaction
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(['outbox.submission_id', 'outbox.created_at'])
    .where('submissions.email_key', '=', email)
    .where('outbox.audience', '=', 'visitor')
    .where('outbox.created_at', '>', now - DAY)
    // What lies further ahead was written while the clock was wrong.
    .where('outbox.created_at', '<', now + DAY)
    // What waits for a seat or a confirmation, or was beyond the limit itself, did not reach
    // anybody.
    .where(({ eb, and, or }) =>
      or([
        eb('outbox.state', '!=', 'held'),
        and([
          eb('outbox.kind', 'not in', [...WAITING]),
          eb('outbox.last_error', 'is distinct from', LIMIT),
        ]),
      ]),
    )
    .execute();
  if (earlier.length >= (form === 'dataRequest' ? MOST_FOR_RIGHTS : MOST_A_DAY)) return undefined;
  const moments = new Map(
    earlier.map(({ submission_id, created_at }) => [
      `${submission_id} ${created_at}`,
      Math.min(created_at, now),
    ]),
  );
  return Math.max(now, turnAfter([...moments.values()]));
}

/** Each has its turn a gap after the one before, or when it was written, whichever is later. */
function turnAfter(moments: number[]): number {
  return moments
    .sort((first, second) => first - second)
    .reduce((turn, moment) => Math.max(turn, moment) + GAP, 0);
}

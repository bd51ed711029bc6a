import { definitionOf, type Form } from '#app/forms/forms.ts';
import { DAY, MINUTE } from '#app/i18n/durations.ts';
import type { Transaction } from '#server/database/tables.ts';
import { ON_HOLD, RECIPIENT_LIMIT, WAITING_KINDS } from './on-hold.ts';

/** The minimum time between the mails of two submissions to one recipient. */
const GAP = 10 * MINUTE;
const MOST_A_DAY = 3;

/**
 * Returns when the next mails may be sent to an email, or undefined after the daily limit. Without
 * the limit, strangers could flood a mailbox. The caller must have the lock on the email.
 */
export async function nextVisitorMail(
  transaction: Transaction,
  email: string,
  form: Form,
  now: number,
): Promise<number | undefined> {
  const mails = await transaction
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(['outbox.submission_id', 'outbox.created_at', 'outbox.audience'])
    .where('submissions.email_key', '=', email)
    .where('outbox.created_at', '>', now - DAY)
    // A time far in the future comes from a wrong clock.
    .where('outbox.created_at', '<', now + DAY)
    // Mails on hold count only if their submission is quarantined.
    .where(({ eb, and, or }) =>
      or([
        eb('outbox.state', '!=', ON_HOLD),
        and([
          eb('outbox.kind', 'not in', [...WAITING_KINDS]),
          eb('outbox.last_error', 'is distinct from', RECIPIENT_LIMIT),
        ]),
      ]),
    )
    .execute();
  // The query does not select by audience, because SQLite would then read all mails to visitors.
  const earlier = mails.filter(({ audience }) => audience === 'visitor');
  if (earlier.length >= (definitionOf(form).mailsPerDay ?? MOST_A_DAY)) return undefined;
  const moments = new Map(
    earlier.map(({ submission_id, created_at }) => [
      `${submission_id} ${created_at}`,
      Math.min(created_at, now),
    ]),
  );
  return Math.max(now, endOfQueue([...moments.values()]));
}

function endOfQueue(moments: number[]): number {
  return moments
    .sort((first, second) => first - second)
    .reduce((turn, moment) => Math.max(turn, moment) + GAP, 0);
}

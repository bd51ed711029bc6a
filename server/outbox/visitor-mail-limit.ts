import type { Transaction } from 'kysely';
import { definitionOf, type Form } from '#app/forms/forms.ts';
import { DAY, MINUTE } from '#app/i18n/durations.ts';
import type { Tables } from '#server/database/tables.ts';
import { ON_HOLD, RECIPIENT_LIMIT, WAITING_KINDS } from './on-hold.ts';

/** Time between two mails to the same recipient. */
const GAP = 10 * MINUTE;
/** Mails to the same recipient within 24 hours, where the form does not say otherwise. */
const MOST_A_DAY = 3;

/**
 * Returns when the mails of a new submission may go to its sender, so that nobody can flood a
 * stranger's mailbox through the site. The caller has to hold the lock on the e-mail.
 * @param email the sender's key
 * @param form of the new submission
 * @returns undefined when the recipient already gets enough mails within a day
 */
export async function nextVisitorMail(
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
    // Rows from further ahead were written while the clock was wrong.
    .where('outbox.created_at', '<', now + DAY)
    // Mails that wait for an event, or exceeded this limit themselves, have not reached anybody.
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
  if (earlier.length >= (definitionOf(form).mailsPerDay ?? MOST_A_DAY)) return undefined;
  // Mails of one submission go out together.
  const moments = new Map(
    earlier.map(({ submission_id, created_at }) => [
      `${submission_id} ${created_at}`,
      Math.min(created_at, now),
    ]),
  );
  return Math.max(now, endOfQueue([...moments.values()]));
}

/** Each group of mails is sent when it was written, but at least one gap after the one before. */
function endOfQueue(moments: number[]): number {
  return moments
    .sort((first, second) => first - second)
    .reduce((turn, moment) => Math.max(turn, moment) + GAP, 0);
}

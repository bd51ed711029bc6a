import type { ExpressionBuilder, Updateable } from 'kysely';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import type { MailState, OutboxRow, Tables } from '#server/database/tables.ts';

/** A mail as staff see it: everything but its text. */
export type StuckMail = Omit<OutboxRow, 'message' | 'message_id' | 'lease' | 'sent_at'> & {
  reference: string | null;
};

/** Why a held mail is held, where too many went to one address that day. */
const BY_LIMIT = 'limit';
/** A mail whose turn came so long ago and that nobody has taken, in milliseconds. */
const LATE = 5 * MINUTE;

/** How many mails there are in each state. */
export async function outboxCounts({ db }: Database): Promise<Record<MailState, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', db.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts: Record<MailState, number> = {
    pending: 0,
    sending: 0,
    sent: 0,
    dead: 0,
    held: 0,
    quarantined: 0,
  };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

/**
 * The mails that somebody should look at: given up, failing, late, out of a backup, or held because
 * of their number. Oldest first.
 */
export async function stuckMails({ db }: Database, now: number): Promise<StuckMail[]> {
  return db
    .selectFrom('outbox')
    .leftJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select([
      'outbox.id',
      'outbox.submission_id',
      'outbox.kind',
      'outbox.audience',
      'outbox.recipient',
      'outbox.state',
      'outbox.attempts',
    ])
    .select([
      'outbox.next_at',
      'outbox.lease_until',
      'outbox.last_error',
      'outbox.created_at',
      'submissions.reference',
    ])
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['dead', 'quarantined']),
        isHeldByLimit(eb),
        hasFailed(eb),
        eb.and([eb('state', '=', 'pending'), eb('next_at', '<', now - LATE)]),
        eb.and([eb('state', '=', 'sending'), eb('lease_until', '<=', now)]),
      ]),
    )
    .orderBy('outbox.created_at')
    .orderBy('outbox.id')
    .execute();
}

/**
 * Makes mails go out as if they were new. One that is named goes whether it failed, was held
 * because of its number, or came out of a backup; 'all' are those that failed or were given up.
 * @returns how many that were
 */
export async function retryMail(
  database: Database,
  id: string | 'all',
  now: number,
): Promise<number> {
  return change(
    database,
    { state: 'pending', next_at: now, attempts: 0, last_error: null },
    (eb) => {
      const hasEnded = eb.or([eb('state', '=', 'dead'), hasFailed(eb)]);
      if (id === 'all') return hasEnded;
      return eb.and([
        eb('id', '=', id),
        eb.or([eb('state', 'in', ['dead', 'quarantined', 'pending']), isHeldByLimit(eb)]),
      ]);
    },
  );
}

/**
 * Lets the mails go that came out of a backup, once somebody is sure that they were not sent since.
 * @returns how many that were
 */
export async function resumeQuarantined(database: Database, now: number): Promise<number> {
  return change(database, { state: 'pending', next_at: now }, (eb) =>
    eb('state', '=', 'quarantined'),
  );
}

type Outbox = ExpressionBuilder<Tables, 'outbox'>;

const isHeldByLimit = (eb: Outbox) =>
  eb.and([eb('state', '=', 'held'), eb('last_error', '=', BY_LIMIT)]);
const hasFailed = (eb: Outbox) =>
  eb.and([
    eb('state', '=', 'pending'),
    eb.or([eb('attempts', '>', 0), eb('last_error', 'is not', null)]),
  ]);

async function change(
  { transact }: Database,
  values: Updateable<Tables['outbox']>,
  where: (eb: Outbox) => ReturnType<Outbox['and']>,
) {
  const { numUpdatedRows } = await transact((transaction) =>
    transaction.updateTable('outbox').set(values).where(where).executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}

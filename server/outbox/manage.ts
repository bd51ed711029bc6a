import type { ExpressionBuilder, Updateable } from 'kysely';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import type { MailState, OutboxRow, Tables } from '#server/database/tables.ts';
import { ON_HOLD, RECIPIENT_LIMIT } from './on-hold.ts';

/** A mail as staff see it, without its text. */
export type StuckMail = Omit<OutboxRow, 'message' | 'message_id' | 'lease' | 'sent_at'> & {
  reference: string | null;
};

/** A mail is late when it was due this long ago and no process has claimed it. */
const LATE = 5 * MINUTE;

/** Counts the mails in each state. */
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
 * Reads the mails that need a person: given up, failing, late, from a backup, or on hold because of
 * the limit per recipient. Oldest first.
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
        isOnHoldByLimit(eb),
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
 * Puts mails back into the queue as if they were new. A single mail may have failed, be on hold
 * because of the limit, or come from a backup. 'all' selects only those that failed.
 * @returns how many mails changed
 */
export async function retryMail(
  database: Database,
  id: string | 'all',
  now: number,
): Promise<number> {
  return update(
    database,
    { state: 'pending', next_at: now, attempts: 0, last_error: null },
    (eb) => {
      const hasEnded = eb.or([eb('state', '=', 'dead'), hasFailed(eb)]);
      if (id === 'all') return hasEnded;
      return eb.and([
        eb('id', '=', id),
        eb.or([eb('state', 'in', ['dead', 'quarantined', 'pending']), isOnHoldByLimit(eb)]),
      ]);
    },
  );
}

/**
 * Puts mails from a backup into the queue. A person has to know that they were not sent since.
 * @returns how many mails changed
 */
export async function resumeQuarantined(database: Database, now: number): Promise<number> {
  return update(database, { state: 'pending', next_at: now }, (eb) =>
    eb('state', '=', 'quarantined'),
  );
}

type Outbox = ExpressionBuilder<Tables, 'outbox'>;

const isOnHoldByLimit = (eb: Outbox) =>
  eb.and([eb('state', '=', ON_HOLD), eb('last_error', '=', RECIPIENT_LIMIT)]);
const hasFailed = (eb: Outbox) =>
  eb.and([
    eb('state', '=', 'pending'),
    eb.or([eb('attempts', '>', 0), eb('last_error', 'is not', null)]),
  ]);

async function update(
  { transact }: Database,
  values: Updateable<Tables['outbox']>,
  where: (eb: Outbox) => ReturnType<Outbox['and']>,
) {
  const { numUpdatedRows } = await transact((transaction) =>
    transaction.updateTable('outbox').set(values).where(where).executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}

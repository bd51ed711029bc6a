import type { ExpressionBuilder, Updateable } from 'kysely';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import type { MailState, OutboxRow, Tables } from '#server/database/tables.ts';
import { ON_HOLD, RECIPIENT_LIMIT } from './on-hold.ts';

/** The columns that staff see. They do not include the text of the mail. */
export const MAIL_COLUMNS = [
  'id',
  'submission_id',
  'kind',
  'audience',
  'recipient',
  'state',
  'attempts',
  'next_at',
  'lease_until',
  'last_error',
  'created_at',
] as const;

export type StoredMail = Pick<OutboxRow, (typeof MAIL_COLUMNS)[number]>;
export type StuckMail = StoredMail & { reference: string | null };

/** A due mail is late if no process has claimed the mail within this time. */
const LATE = 5 * MINUTE;

export async function outboxCounts({ db }: Database): Promise<Record<MailState, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', db.fn.countAll<number>().as('count')])
    // Refused letters need no attention. "inbox letter status" counts them.
    .where(({ not, eb, and }) =>
      not(and([eb('audience', '=', 'subscriber'), eb('state', '=', 'dead')])),
    )
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

/** Returns when the oldest waiting mail was written, in milliseconds since 1970. */
export async function oldestWaiting({ db }: Database): Promise<number | undefined> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min<number | null>('created_at').as('oldest'))
    .where('state', 'in', ['pending', 'sending'])
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}

/** Lists mails that need attention, such as failed or quarantined mails, oldest first. */
export async function stuckMails({ db }: Database, now: number): Promise<StuckMail[]> {
  return db
    .selectFrom('outbox')
    .select(MAIL_COLUMNS)
    .select(({ selectFrom }) =>
      selectFrom('submissions')
        .select('reference')
        .whereRef('submissions.id', '=', 'outbox.submission_id')
        .as('reference'),
    )
    .where(isNoLetter)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['dead', 'quarantined']),
        isOnHoldByLimit(eb),
        hasFailed(eb),
        eb.and([eb('state', '=', 'pending'), eb('next_at', '<', now - LATE)]),
        eb.and([eb('state', '=', 'sending'), eb('lease_until', '<=', now)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Queues one mail, or all failed mails, as if they were new. @returns the number of mails */
export async function retryMail(database: Database, id: string | 'all', now: number) {
  return update(
    database,
    { state: 'pending', next_at: now, attempts: 0, last_error: null },
    (eb) => {
      const hasEnded = eb.or([eb('state', '=', 'dead'), hasFailed(eb)]);
      if (id === 'all') return eb.and([hasEnded, isNoLetter(eb)]);
      return eb.and([
        eb('id', '=', id),
        eb.or([eb('state', 'in', ['dead', 'quarantined', 'pending']), isOnHoldByLimit(eb)]),
      ]);
    },
  );
}

/** Queues all quarantined mails, which come from a backup. @returns the number of mails */
export async function resumeQuarantined(database: Database, now: number): Promise<number> {
  return update(database, { state: 'pending', next_at: now }, (eb) =>
    eb('state', '=', 'quarantined'),
  );
}

type Outbox = ExpressionBuilder<Tables, 'outbox'>;

/** Letters need attention only after a restore. */
const isNoLetter = (eb: Outbox) =>
  eb.or([eb('audience', '!=', 'subscriber'), eb('state', '=', 'quarantined')]);
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

import { setImmediate } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { RETENTION } from '#app/constants.ts';
import { DAY } from '#app/i18n/durations.ts';
import type { Form } from '#app/services.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { WAITING } from '#server/outbox/on-hold.ts';

const MAIL_TEXT_KEPT = RETENTION.mail.days * DAY;
/**
 * So many at a time: files of five megabytes are overwritten as they go, and nobody is answered
 * meanwhile.
 */
const BATCH = 3;

export type Purged = {
  /** How many submissions went, by form. */
  deleted: Partial<Record<Form, number>>;
  /** How many should have gone but have a mail that did not arrive yet. */
  keptForMails: number;
  /** How many mails that were sent have no text any more. */
  emptiedMails: number;
};

/**
 * Deletes what was kept long enough, and the text of mails that were sent long enough ago.
 * @param options.dryRun only counts
 */
export async function purge(
  database: Database,
  { now, dryRun }: { now: number; dryRun: boolean },
): Promise<Purged> {
  const deleted = dryRun ? await countByForm(database, now) : await deleteAll(database, now);
  const { keptForMails } = await database.db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('keptForMails'))
    .where('keep_until', '<', now)
    .where(isUndelivered)
    .executeTakeFirstOrThrow();
  return { deleted, keptForMails, emptiedMails: await emptyMails(database, { now, dryRun }) };
}

async function deleteAll({ transact }: Database, now: number): Promise<Purged['deleted']> {
  const deleted: Purged['deleted'] = {};
  for (;;) {
    const batch = await transact(async (transaction) =>
      transaction
        .deleteFrom('submissions')
        .where('id', 'in', (query) =>
          query
            .selectFrom('submissions')
            .select('id')
            .where('keep_until', '<', now)
            .where((builder) => builder.not(isUndelivered(builder)))
            .limit(BATCH),
        )
        .returning('form')
        .execute(),
    );
    for (const { form } of batch) deleted[form] = (deleted[form] ?? 0) + 1;
    if (batch.length === 0) return deleted;
    // SQLite's driver is synchronous: without a pause nobody would be answered between two batches
    // either.
    await setImmediate();
  }
}

async function countByForm({ db }: Database, now: number): Promise<Purged['deleted']> {
  const counts = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['form', fn.countAll<number>().as('count')])
    .where('keep_until', '<', now)
    .where((builder) => builder.not(isUndelivered(builder)))
    .groupBy('form')
    .execute();
  return Object.fromEntries(counts.map(({ form, count }) => [form, count]));
}

/**
 * Whether a mail of a submission is still to be sent, or to the firm and given up: then nobody may
 * have read what was sent. What waits for a seat, or was too much for its address, keeps nothing.
 */
function isUndelivered({
  exists,
  selectFrom,
}: ExpressionBuilder<Tables, 'submissions'>): Expression<SqlBool> {
  return exists(
    selectFrom('outbox')
      .select('outbox.id')
      .whereRef('outbox.submission_id', '=', 'submissions.id')
      .where(({ eb, and, or }) =>
        or([
          eb('outbox.state', 'in', ['pending', 'sending', 'quarantined']),
          and([eb('outbox.state', '=', 'dead'), eb('outbox.audience', '=', 'firm')]),
          and([
            eb('outbox.state', '=', 'held'),
            eb('outbox.kind', 'not in', [...WAITING]),
            eb('submissions.held_because', 'is not', null),
            // Nobody reads sign-ups, and machines send many.
            eb('submissions.form', '!=', 'newsletter'),
          ]),
        ]),
      ),
  );
}

async function emptyMails(
  { db, transact }: Database,
  { now, dryRun }: { now: number; dryRun: boolean },
): Promise<number> {
  const isDue = ({ eb, and }: ExpressionBuilder<Tables, 'outbox'>) =>
    and([
      eb('state', '=', 'sent'),
      eb('sent_at', '<', now - MAIL_TEXT_KEPT),
      eb('message', '!=', ''),
    ]);
  if (dryRun) {
    const due = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(isDue)
      .executeTakeFirstOrThrow();
    return due.count;
  }
  const emptied = await transact((transaction) =>
    transaction.updateTable('outbox').set({ message: '' }).where(isDue).executeTakeFirst(),
  );
  return Number(emptied.numUpdatedRows);
}

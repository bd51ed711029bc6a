import { setImmediate } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Form } from '#app/forms/forms.ts';
import { RETENTION } from '#app/forms/retention.ts';
import { DAY } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { ON_HOLD, WAITING_KINDS } from '#server/outbox/on-hold.ts';

const MAIL_TEXT_KEPT = RETENTION.mail.days * DAY;
/**
 * Small, because the database overwrites files of up to five megabytes and no request is answered
 * during that.
 */
const BATCH = 3;

export type Purged = {
  /** Number of deleted submissions by form. */
  deleted: Partial<Record<Form, number>>;
  /** Number of submissions that stay because one of their mails has not arrived. */
  keptForMails: number;
  /** Number of sent mails whose text was deleted. */
  emptiedMails: number;
};

/**
 * Deletes submissions, and the text of sent mails, after their retention.
 * @param options.dryRun only counts them
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
    // SQLite's driver is synchronous. Requests are answered in this pause between two batches.
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
 * Whether the firm may not have read a submission: one of its mails is not sent yet, or a mail to
 * the firm was given up. Mails that wait for an event or exceed the limit do not matter.
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
            eb('outbox.state', '=', ON_HOLD),
            eb('outbox.kind', 'not in', [...WAITING_KINDS]),
            eb('submissions.held_because', 'is not', null),
            // Nobody reviews sign-ups, and bots send many.
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

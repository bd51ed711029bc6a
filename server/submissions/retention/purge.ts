import { setImmediate } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import type { Form } from '#app/forms/forms.ts';
import { RETENTION } from '#app/forms/retention.ts';
import { DAY } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import type { Queries, Tables } from '#server/database/tables.ts';
import { foldMails, kindOfLetter } from '#server/letters/letter-mails.ts';
import { ON_HOLD, WAITING_KINDS } from '#server/outbox/on-hold.ts';
import { deleteOldSearches } from '#server/searches/empty-searches.ts';

const LETTER_MAILS_KEPT = RETENTION.letters.days * DAY;
const MAIL_TEXT_KEPT = RETENTION.mail.days * DAY;
const CODED_ENTRY_KEPT = RETENTION.codedEntry.days * DAY;
/** How many submissions are deleted at a time. Overwriting large files blocks requests. */
const BATCH = 3;

type Round = { now: number; dryRun: boolean };

export type Purged = {
  deleted: Partial<Record<Form, number>>;
  /** Expired submissions that stay, because a mail may not have arrived. */
  keptForMails: number;
  emptiedMails: number;
  /** Entries about which subscriber got which letter. */
  letterMails: number;
  codedEntries: number;
};

/**
 * Deletes submissions, texts of sent mails, suppressions and searches when their retention ends.
 */
export async function purge(database: Database, { now, dryRun }: Round): Promise<Purged> {
  if (!dryRun) await deleteOldSearches(database, now);
  const deleted = dryRun ? await countByForm(database, now) : await deleteAll(database, now);
  const { keptForMails } = await database.db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('keptForMails'))
    .where('keep_until', '<', now)
    .where(isUndelivered)
    .executeTakeFirstOrThrow();
  return {
    deleted,
    keptForMails,
    emptiedMails: await emptyMails(database, { now, dryRun }),
    letterMails: await deleteLetterMails(database, { now, dryRun }),
    codedEntries: await deleteCodedEntries(database, { now, dryRun }),
  };
}

/**
 * Deletes the mails of letters after their retention. A letter that was stopped for this time is
 * finished, because without the mails nobody knows who has got it.
 */
async function deleteLetterMails({ db, transact }: Database, { now, dryRun }: Round) {
  const before = now - LETTER_MAILS_KEPT;
  const letters = await db
    .selectFrom('letters')
    .select('slug')
    .where(({ eb, fn }) => eb(fn.coalesce('finished_at', 'stopped_at'), '<', before))
    .execute();
  const kinds = letters.map(({ slug }) => kindOfLetter(slug));
  if (kinds.length === 0) return 0;
  if (dryRun) {
    const { count } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', 'in', kinds)
      .executeTakeFirstOrThrow();
    return count;
  }
  return transact(async (transaction) => {
    await transaction
      .updateTable('letters')
      .set({ finished_at: now })
      .where('finished_at', 'is', null)
      .where('stopped_at', '<', before)
      .execute();
    return foldMails(transaction, ({ eb }) => eb('kind', 'in', kinds));
  });
}

/** Deletes entries of the suppression list that are older than every backup. */
async function deleteCodedEntries({ db, transact }: Database, { now, dryRun }: Round) {
  const before = now - CODED_ENTRY_KEPT;
  if (dryRun) {
    const { count } = await db
      .selectFrom('suppressions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_at', '<', before)
      .executeTakeFirstOrThrow();
    return count;
  }
  const { numDeletedRows } = await transact((transaction) =>
    transaction.deleteFrom('suppressions').where('created_at', '<', before).executeTakeFirst(),
  );
  return Number(numDeletedRows);
}

async function deleteAll({ transact }: Database, now: number): Promise<Purged['deleted']> {
  const deleted: Purged['deleted'] = {};
  for (;;) {
    const batch = await transact(async (transaction) =>
      transaction
        .deleteFrom('submissions')
        .where('id', 'in', expired(transaction, now).select('id').limit(BATCH))
        .returning('form')
        .execute(),
    );
    for (const { form } of batch) deleted[form] = (deleted[form] ?? 0) + 1;
    if (batch.length === 0) return deleted;
    // Answer requests between two batches, because SQLite's driver blocks the process.
    await setImmediate();
  }
}

async function countByForm({ db }: Database, now: number): Promise<Purged['deleted']> {
  const counts = await expired(db, now)
    .select(({ fn }) => ['form', fn.countAll<number>().as('count')])
    .groupBy('form')
    .execute();
  return Object.fromEntries(counts.map(({ form, count }) => [form, count]));
}

function expired(db: Queries, now: number) {
  return db
    .selectFrom('submissions')
    .where('keep_until', '<', now)
    .where((builder) => builder.not(isUndelivered(builder)));
}

function isUndelivered({ exists, selectFrom }: ExpressionBuilder<Tables, 'submissions'>) {
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
            // A person who closes a quarantined submission has looked at it.
            eb('submissions.closed_at', 'is', null),
            // Ignore quarantined newsletter sign-ups, because bots send many and nobody reviews
            // them.
            eb('submissions.form', '!=', 'newsletter'),
          ]),
        ]),
      ),
  );
}

async function emptyMails({ db, transact }: Database, { now, dryRun }: Round) {
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

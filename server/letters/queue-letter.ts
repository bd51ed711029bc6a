import { setImmediate } from 'node:timers/promises';
import { MINUTE } from '#app/i18n/durations.ts';
import type { LetterMail, WriteLetterMail } from '#app/mail/ports.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import type { Queries, StoredLetter, Subscriber, Transaction } from '#server/database/tables.ts';
import { enqueue, type NewMail } from '#server/outbox/enqueue.ts';
import { kindOfLetter } from './letter-mails.ts';
import { readLetter } from './start-letter.ts';

/** The number of mails per transaction. Visitors wait for long transactions. */
const BATCH = 25;

export type LetterRound = {
  now: number;
  mailHost: string;
  mailsPerMinute: number;
  /** Returns undefined if the site does not show the letter. */
  write: (letter: Parameters<WriteLetterMail>[0]) => LetterMail | undefined;
};

/**
 * Queues the mails of a letter for the next minute. Several processes may do this at the same time.
 * @returns the number of queued mails
 */
export async function queueLetter(
  database: Database,
  slug: string,
  round: LetterRound,
): Promise<number> {
  let queued = 0;
  for (;;) {
    const batch = await database.transact(async (transaction) => {
      await lock(database.engine, transaction, ['letters', '']);
      const letter = await readLetter(transaction, slug);
      if (!letter || letter.stopped_at !== null || letter.finished_at !== null) return 0;
      return queueBatch(transaction, letter, round);
    });
    queued += batch;
    if (batch < BATCH) return queued;
    // Let the outbox send, and requests be answered, between two batches.
    await setImmediate();
  }
}

async function queueBatch(
  transaction: Transaction,
  letter: StoredLetter,
  { now, mailHost, mailsPerMinute, write }: LetterRound,
): Promise<number> {
  const waiting = await mailsOfThisMinute(transaction, now, mailsPerMinute);
  const recipients = await withoutMail(transaction, letter)
    .select(['id', 'email', 'language'])
    .orderBy('id')
    .limit(Math.min(BATCH, mailsPerMinute - waiting))
    .execute();
  const mails = recipients.flatMap(({ id, email, language }, index): NewMail[] => {
    const message = write({ slug: letter.slug, language, subscriberId: id });
    if (!message) return [];
    return [
      {
        submission_id: null,
        subscriber_id: id,
        kind: kindOfLetter(letter.slug),
        audience: 'subscriber',
        recipient: email,
        message,
        next_at: now + Math.floor(((waiting + index) * MINUTE) / mailsPerMinute),
      },
    ];
  });
  await enqueue(transaction, mails, { mailHost, now });
  return mails.length;
}

/**
 * Counts the letters of the last minute, and those that still wait. If the relay is down, no more
 * letters are queued.
 */
async function mailsOfThisMinute(transaction: Transaction, now: number, most: number) {
  const ofThisMinute = transaction
    .selectFrom('outbox')
    .select('id')
    .where('audience', '=', 'subscriber')
    .where(({ eb, and, or }) =>
      or([
        and([
          eb('next_at', '>', now - MINUTE),
          eb('created_at', '>', now - MINUTE),
          // A time in the future comes from a wrong clock.
          eb('created_at', '<=', now + MINUTE),
        ]),
        and([eb('state', 'in', ['pending', 'sending']), eb('attempts', '=', 0)]),
      ]),
    )
    .limit(most);
  const { count } = await transaction
    .selectFrom(ofThisMinute.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Selects the subscribers who get a letter and have no mail of it. */
export function withoutMail(db: Queries, { slug, started_at }: StoredLetter) {
  return recipientsOf(db, started_at).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.subscriber_id', '=', 'subscribers.id')
          .where('outbox.kind', '=', kindOfLetter(slug)),
      ),
    ),
  );
}

function recipientsOf(db: Queries, startedAt: number) {
  return db
    .selectFrom('subscribers')
    .where('confirmed_at', '<=', startedAt)
    .where('unreachable_since', 'is', null);
}

export type Recipients = Partial<Record<Subscriber['language'], number>>;

/** Counts the subscribers who would get a letter now, by language. */
export async function countRecipients(db: Queries, now: number): Promise<Recipients> {
  const rows = await recipientsOf(db, now)
    .select(({ fn }) => ['language', fn.countAll<number>().as('count')])
    .groupBy('language')
    .execute();
  return Object.fromEntries(rows.map(({ language, count }) => [language, Number(count)]));
}

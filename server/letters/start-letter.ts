import { DAY } from '#app/i18n/durations.ts';
import type { LetterFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { readState, writeState } from '#server/database/site-state.ts';
import type { Queries, StoredLetter, Transaction } from '#server/database/tables.ts';
import { ON_HOLD, STOPPED } from '#server/outbox/on-hold.ts';
import { LONGEST_GAP, lastTrusted } from '#server/submissions/retention/trusted-clock.ts';
import { kindOfLetter } from './letter-mails.ts';

/** A letter that is more than this late is not sent by itself. A person may still send it. */
const LATEST_START = 2 * DAY;
/** The row of `site_state` with the moment from which the site sends letters by itself. */
const SENT_SINCE = 'letters-since';

export function readLetter(db: Queries, slug: string): Promise<StoredLetter | undefined> {
  return db.selectFrom('letters').selectAll().where('slug', '=', slug).executeTakeFirst();
}

type Start = { slug: string; scheduledFor?: number; now: number };

/** Starts the sending of a letter. @returns false if the letter was started before */
export async function startLetter(
  transaction: Transaction,
  { slug, scheduledFor, now }: Start,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows = 0n } = await transaction
    .insertInto('letters')
    .values({
      slug,
      scheduled_for: scheduledFor ?? null,
      started_at: now,
      sent: 0,
      refused: 0,
      bounced: 0,
      unsubscribed: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return rows > 0n;
}

/**
 * Starts letters whose `sendAt` has come. A letter must never go out by accident, so none starts
 * - if its `sendAt` is before the first start of a version that sends letters, or before a restore
 * - if its `sendAt` is long past
 * - if a letter with the same `sendAt` was started, because an editor may rename a letter
 * - without a text in every language
 * - after the clock has jumped
 * @returns the slugs
 */
export async function startDueLetters(
  database: Database,
  letters: readonly LetterFacts[],
  now: number,
): Promise<string[]> {
  const since = await sentSince(database, now);
  const due = letters.flatMap(({ slug, sendAt, untranslated }) =>
    sendAt !== undefined && isDue(sendAt, since, now) && untranslated.length === 0
      ? [{ slug, scheduledFor: sendAt, now }]
      : [],
  );
  if (due.length === 0 || (await hasJumped(database.db, now))) return [];
  const started: string[] = [];
  for (const letter of due) {
    // Read first, because a write transaction makes visitors wait.
    if (await readLetter(database.db, letter.slug)) continue;
    if (await database.transact((transaction) => startLetter(transaction, letter)))
      started.push(letter.slug);
  }
  return started;
}

function isDue(sendAt: number, since: number, now: number): boolean {
  return sendAt > since && sendAt <= now && sendAt > now - LATEST_START;
}

async function sentSince(database: Database, now: number): Promise<number> {
  const stored = await readState(database.db, SENT_SINCE);
  if (stored !== undefined) return Number(stored);
  await database.transact((transaction) => writeState(transaction, SENT_SINCE, String(now)));
  return now;
}

async function hasJumped(db: Queries, now: number): Promise<boolean> {
  const last = await lastTrusted(db);
  return last !== undefined && now > last + LONGEST_GAP;
}

/** Stops a letter. Its waiting mails go on hold. @returns false if the letter is not being sent */
export async function stopLetter(
  { transact }: Database,
  slug: string,
  now: number,
): Promise<boolean> {
  return transact(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('letters')
      .set({ stopped_at: now })
      .where('slug', '=', slug)
      .where('stopped_at', 'is', null)
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .updateTable('outbox')
      .set({ state: ON_HOLD, last_error: STOPPED })
      .where('kind', '=', kindOfLetter(slug))
      .where('state', '=', 'pending')
      .execute();
    return true;
  });
}

/** Continues a stopped letter. @returns false if the letter was not stopped */
export async function resumeLetter(
  { transact }: Database,
  slug: string,
  now: number,
): Promise<boolean> {
  return transact(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('letters')
      .set({ stopped_at: null })
      .where('slug', '=', slug)
      .where('stopped_at', 'is not', null)
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .updateTable('outbox')
      .set({ state: 'pending', last_error: null, next_at: now })
      .where('kind', '=', kindOfLetter(slug))
      .where('state', '=', ON_HOLD)
      .where('last_error', '=', STOPPED)
      .execute();
    return true;
  });
}

/**
 * After a restore, nobody knows which letters went out since the backup. So no letter continues or
 * starts by itself.
 */
export async function holdLettersAfterRestore(transaction: Transaction, now: number) {
  await transaction
    .updateTable('letters')
    .set({ stopped_at: now })
    .where('stopped_at', 'is', null)
    .where('finished_at', 'is', null)
    .execute();
  await writeState(transaction, SENT_SINCE, String(now));
}

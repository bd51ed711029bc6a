import type { ExpressionBuilder } from 'kysely';
import type { MailState, Queries, Tables, Transaction } from '#server/database/tables.ts';

const PREFIX = 'letter-';

/** The kind of all mails of a letter in the outbox. */
export function kindOfLetter(slug: string): string {
  return `${PREFIX}${slug}`;
}

export function letterOfKind(kind: string): string {
  return kind.slice(PREFIX.length);
}

export type LetterCounts = {
  /** Mails that the relay accepted. */
  sent: number;
  /** Mails that the relay refused for good. */
  refused: number;
  /** Mails that the relay accepted and another server returned. */
  bounced: number;
  /** Mails that wait in the outbox. */
  waiting: number;
  /** Mails that are on hold, because the letter was stopped or for another reason. */
  onHold: number;
};

type Counted = { state: MailState; hasBounced: boolean; count: number };

function sumUp(rows: Counted[]): LetterCounts {
  const sum = (matches: (row: Counted) => boolean) =>
    rows.filter(matches).reduce((total, { count }) => total + Number(count), 0);
  return {
    sent: sum(({ state }) => state === 'sent'),
    refused: sum(({ state }) => state === 'dead'),
    bounced: sum(({ state, hasBounced }) => state === 'sent' && hasBounced),
    waiting: sum(({ state }) => state === 'pending' || state === 'sending'),
    onHold: sum(({ state }) => state === 'held' || state === 'quarantined'),
  };
}

/** Counts the mails of a letter, also those of people who have unsubscribed since. */
export async function countMails(db: Queries, slug: string): Promise<LetterCounts> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'state',
      eb('last_error', 'is not', null).as('has_error'),
      fn.countAll<number>().as('count'),
    ])
    .where('kind', '=', kindOfLetter(slug))
    .groupBy(['state', ({ eb }) => eb('last_error', 'is not', null)])
    .execute();
  const inOutbox = sumUp(
    rows.map(({ has_error, ...row }) => ({ ...row, hasBounced: Boolean(has_error) })),
  );
  const folded = await db
    .selectFrom('letters')
    .select(['sent', 'refused', 'bounced'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return {
    ...inOutbox,
    sent: inOutbox.sent + (folded?.sent ?? 0),
    refused: inOutbox.refused + (folded?.refused ?? 0),
    bounced: inOutbox.bounced + (folded?.bounced ?? 0),
  };
}

export async function countUnsubscribed(transaction: Transaction, slug: string): Promise<void> {
  await transaction
    .updateTable('letters')
    .set(({ eb }) => ({ unsubscribed: eb('unsubscribed', '+', 1) }))
    .where('slug', '=', slug)
    .execute();
}

type Where = (builder: ExpressionBuilder<Tables, 'outbox'>) => ReturnType<typeof builder.and>;

/**
 * Deletes mails of letters, and adds them to the counts of their letters. A count must not fall
 * because a person unsubscribes.
 * @returns the number of deleted mails
 */
export async function foldMails(transaction: Transaction, where: Where): Promise<number> {
  const deleted = await transaction
    .deleteFrom('outbox')
    .where('audience', '=', 'subscriber')
    .where(where)
    .returning(['kind', 'state', 'last_error'])
    .execute();
  for (const [kind, mails] of Map.groupBy(deleted, (mail) => mail.kind)) {
    const { sent, refused, bounced } = sumUp(
      mails.map(({ state, last_error }) => ({ state, hasBounced: last_error !== null, count: 1 })),
    );
    await transaction
      .updateTable('letters')
      .set(({ eb }) => ({
        sent: eb('sent', '+', sent),
        refused: eb('refused', '+', refused),
        bounced: eb('bounced', '+', bounced),
      }))
      .where('slug', '=', letterOfKind(kind))
      .execute();
  }
  return deleted.length;
}

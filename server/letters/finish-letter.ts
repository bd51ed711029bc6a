import type { Database } from '#server/database/connect.ts';
import type { Queries, StoredLetter } from '#server/database/tables.ts';
import { kindOfLetter } from './letter-mails.ts';
import { withoutMail } from './queue-letter.ts';
import { countRefusals, judge } from './refusals.ts';

/** The number of ids per statement. */
const BATCH = 500;

/**
 * Finishes a letter when each recipient has a mail and no mail waits. Then counts one refusal for
 * each recipient because of whom the relay refused the mail. Even a code such as "no such mailbox"
 * counts as only one refusal, because some relays use it for other reasons.
 * @returns true if the letter is finished now
 */
export async function finishLetter(
  database: Database,
  letter: StoredLetter,
  now: number,
): Promise<boolean> {
  if (await isOpen(database.db, letter)) return false;
  return database.transact(async (transaction) => {
    if (await isOpen(transaction, letter)) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('letters')
      .set({ finished_at: now })
      .where('slug', '=', letter.slug)
      .where('finished_at', 'is', null)
      .where('stopped_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const refused = await transaction
      .selectFrom('outbox')
      .select(['subscriber_id', 'last_error'])
      .where('kind', '=', kindOfLetter(letter.slug))
      .where('state', '=', 'dead')
      .execute();
    const ids = refused.flatMap(({ subscriber_id: id, last_error: code }) => {
      const verdict = judge(code ?? '');
      return id !== null && verdict !== undefined && verdict !== 'ours' ? [id] : [];
    });
    for (let from = 0; from < ids.length; from += BATCH)
      await countRefusals(transaction, ids.slice(from, from + BATCH), { now, verdict: 'refused' });
    return true;
  });
}

async function isOpen(db: Queries, letter: StoredLetter): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kindOfLetter(letter.slug))
    .where('state', 'in', ['pending', 'sending'])
    .limit(1)
    .executeTakeFirst();
  if (waiting) return true;
  const left = await withoutMail(db, letter).select('id').limit(1).executeTakeFirst();
  return left !== undefined;
}

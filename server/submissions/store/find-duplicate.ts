import type { Transaction } from 'kysely';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Receipt } from '#app/services.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Fingerprint } from './fingerprint.ts';
import { RECEIPT, receiptOf } from './receipt.ts';

/**
 * Without a token the same content of the same sender within this time is one submission, in
 * milliseconds.
 */
const REPEAT_WINDOW = 10 * MINUTE;

/**
 * The receipt of the submission that this one repeats: the same token with the same content at any
 * time, or the same content of the same sender within the window where one of the two had no token,
 * since no script ran.
 * @param email the sender's key; where it is empty only the token tells a repeat from somebody else
 */
export async function findRepeat(
  transaction: Transaction<Tables>,
  { contentHash, dedupKey }: Fingerprint,
  email: string,
  now: number,
): Promise<Receipt | undefined> {
  if (dedupKey) {
    const sameToken = await transaction
      .selectFrom('submissions')
      .select(RECEIPT)
      .where('dedup_key', '=', dedupKey)
      .executeTakeFirst();
    if (sameToken) return receiptOf(sameToken);
  }
  if (!email) return undefined;

  const sameContent = await transaction
    .selectFrom('submissions')
    .select(RECEIPT)
    .where('content_hash', '=', contentHash)
    // On both sides, since clocks are set back.
    .where('received_at', '>', now - REPEAT_WINDOW)
    .where('received_at', '<', now + REPEAT_WINDOW)
    .$if(dedupKey !== null, (query) => query.where('dedup_key', 'is', null))
    .orderBy('received_at')
    .executeTakeFirst();
  if (!sameContent) return undefined;
  // From now on the token finds it also when the window is over.
  if (dedupKey)
    await transaction
      .updateTable('submissions')
      .set({ dedup_key: dedupKey })
      .where('id', '=', sameContent.id)
      .execute();
  return receiptOf(sameContent);
}

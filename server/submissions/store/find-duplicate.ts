import type { Receipt } from '#app/forms/engine/ports.ts';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Transaction } from '#server/database/tables.ts';
import type { Fingerprint } from './fingerprint.ts';
import { RECEIPT, receiptByKey, receiptOf } from './receipt.ts';

/** Within this time, the same content from the same sender is a duplicate even without a token. */
const DUPLICATE_WINDOW = 10 * MINUTE;

/**
 * Finds an earlier submission with the same token and content. Without a token, the same sender and
 * content within ten minutes are enough.
 * @param email the result of `emailKey`, which may be empty
 */
export async function findDuplicate(
  transaction: Transaction,
  { contentHash, dedupKey }: Fingerprint,
  email: string,
  now: number,
): Promise<Receipt | undefined> {
  const sameToken = await receiptByKey(transaction, dedupKey);
  if (sameToken) return sameToken;
  if (!email) return undefined;

  const sameContent = await transaction
    .selectFrom('submissions')
    .select(RECEIPT)
    .where('content_hash', '=', contentHash)
    // A clock that was set back leaves earlier submissions in the future.
    .where('received_at', '>', now - DUPLICATE_WINDOW)
    .where('received_at', '<', now + DUPLICATE_WINDOW)
    .$if(dedupKey !== null, (query) => query.where('dedup_key', 'is', null))
    .orderBy('received_at')
    .executeTakeFirst();
  if (!sameContent) return undefined;
  if (dedupKey)
    await transaction
      .updateTable('submissions')
      .set({ dedup_key: dedupKey })
      .where('id', '=', sameContent.id)
      .execute();
  return receiptOf(sameContent);
}

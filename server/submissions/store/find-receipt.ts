import type { Kysely } from 'kysely';
import type { NewSubmission, Receipt } from '#app/services.ts';
import type { Tables } from '#server/database/tables.ts';
import { fingerprint } from './fingerprint.ts';
import { RECEIPT, receiptOf } from './receipt.ts';

/**
 * The receipt of a form that was stored already, by its token and content: sending it again is no
 * other attempt.
 */
export async function knownReceipt(
  db: Kysely<Tables>,
  submission: NewSubmission,
): Promise<Receipt | undefined> {
  const { dedupKey } = fingerprint(submission);
  if (!dedupKey) return undefined;
  const stored = await db
    .selectFrom('submissions')
    .select(RECEIPT)
    .where('dedup_key', '=', dedupKey)
    .executeTakeFirst();
  return stored && receiptOf(stored);
}

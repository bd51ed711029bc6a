import type { Kysely } from 'kysely';
import type { NewSubmission, Receipt } from '#app/forms/engine/ports.ts';
import type { Submission, Tables } from '#server/database/tables.ts';
import { fingerprint } from './fingerprint.ts';

/** The columns of a receipt. */
export const RECEIPT = ['id', 'reference', 'form', 'received_at', 'due_at', 'seat'] as const;

/** Turns a row into the receipt for its sender. */
export function receiptOf({
  id,
  reference,
  form,
  received_at,
  due_at,
  seat,
}: Pick<Submission, (typeof RECEIPT)[number]>): Receipt {
  return {
    id,
    reference,
    form,
    receivedAt: received_at,
    ...(due_at !== null && { dueAt: due_at }),
    ...(seat && { seat }),
  };
}

/**
 * Finds the receipt of a form that is stored already, by its token and content. Sending such a form
 * again does not count as another attempt.
 */
export async function storedReceipt(
  db: Kysely<Tables>,
  submission: NewSubmission,
): Promise<Receipt | undefined> {
  return receiptByKey(db, fingerprint(submission).dedupKey);
}

/** @param dedupKey of the form's token and content; null without a token */
export async function receiptByKey(
  db: Kysely<Tables>,
  dedupKey: string | null,
): Promise<Receipt | undefined> {
  if (!dedupKey) return undefined;
  const stored = await db
    .selectFrom('submissions')
    .select(RECEIPT)
    .where('dedup_key', '=', dedupKey)
    .executeTakeFirst();
  return stored && receiptOf(stored);
}

import type { NewSubmission, Receipt } from '#app/forms/engine/ports.ts';
import type { Queries, Submission } from '#server/database/tables.ts';
import { fingerprint } from './fingerprint.ts';

export const RECEIPT = [
  'id',
  'reference',
  'form',
  'about',
  'received_at',
  'due_at',
  'seat',
] as const;

export function receiptOf(row: Pick<Submission, (typeof RECEIPT)[number]>): Receipt {
  return {
    id: row.id,
    reference: row.reference,
    form: row.form,
    receivedAt: row.received_at,
    ...(row.due_at !== null && { dueAt: row.due_at }),
    ...(row.seat && { seat: row.seat }),
    ...(row.seat && row.about !== null && { event: row.about }),
  };
}

export async function storedReceipt(
  db: Queries,
  submission: NewSubmission,
): Promise<Receipt | undefined> {
  return receiptByKey(db, fingerprint(submission).dedupKey);
}

/** @param dedupKey the hash of the form's token and content, or null without a token */
export async function receiptByKey(
  db: Queries,
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

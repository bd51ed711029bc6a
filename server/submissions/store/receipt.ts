import type { Receipt } from '#app/services.ts';
import type { Submission } from '#server/database/tables.ts';

/** The columns that a receipt is made of. */
export const RECEIPT = ['id', 'reference', 'form', 'received_at', 'due_at', 'seat'] as const;

/** What the sender is told about a submission. */
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

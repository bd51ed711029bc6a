import { randomUUID } from 'node:crypto';
import type { Handling, HistoryEntry } from '#app/staff-ports.ts';
import type { Queries, Transaction } from '#server/database/tables.ts';

export async function writeEntry(
  transaction: Transaction,
  submissionId: string,
  { action, author, text, recipient, entryId = randomUUID() }: Handling,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('notes')
    .values({
      id: entryId,
      submission_id: submissionId,
      written_at: now,
      action,
      author,
      text,
      recipient: recipient ?? null,
    })
    .execute();
}

export async function hasEntry(db: Queries, id: string): Promise<boolean> {
  const found = await db.selectFrom('notes').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** Reads what staff did with a submission, oldest first. */
export async function readHistory(db: Queries, submissionId: string): Promise<HistoryEntry[]> {
  return db
    .selectFrom('notes')
    .select(['id', 'written_at as at', 'action', 'author', 'recipient', 'text'])
    .where('submission_id', '=', submissionId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/database/tables.ts';
import { InboxError } from './failure.ts';

const LONGEST = 10_000;

/** Cleans the text of a note. @throws InboxError if the note is empty or too long */
export function noteText(written: string): string {
  const text = written.normalize('NFC').toWellFormed().replaceAll('\0', '').trim();
  if (!text) throw new InboxError('The note is empty.');
  if (text.length > LONGEST) throw new InboxError(`The note is longer than ${LONGEST} characters.`);
  return text;
}

export async function writeNote(
  transaction: Transaction,
  submissionId: string,
  text: string,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('notes')
    .values({ id: randomUUID(), submission_id: submissionId, written_at: now, text })
    .execute();
}

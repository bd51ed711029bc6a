import type { Correction } from '#app/forms/engine/ports.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import { type FirmNotices, notifyFirm } from './notify-firm.ts';

type KnownCorrection = Omit<Correction, 'notice'> & {
  /** The id of the submission to which the personal link belongs. */
  id: string;
  notices: FirmNotices & { now: number };
};

/** Corrects a submission. @returns false if the person behind `id` has no such submission */
export async function correctSubmission(
  database: Database,
  { id, submissionId, changes, name, notices }: KnownCorrection,
): Promise<boolean> {
  return database.transact(async (transaction) => {
    // Without the lock, one of two concurrent corrections would be lost.
    await lock(database.engine, transaction, ['submission', submissionId]);
    const submission = await transaction
      .selectFrom('submissions as corrected')
      .innerJoin('submissions as known', 'known.email_key', 'corrected.email_key')
      .select(['corrected.answers', 'corrected.name'])
      .where('corrected.id', '=', submissionId)
      .where('known.id', '=', id)
      .executeTakeFirst();
    if (!submission) return false;

    const answers: Record<string, string> = JSON.parse(submission.answers);
    const applied = Object.fromEntries(
      Object.entries(changes).filter(([field]) => Object.hasOwn(answers, field)),
    );
    const sender = name ?? applied.name;
    const corrected = {
      answers: JSON.stringify({ ...answers, ...applied }),
      name: sender === undefined ? submission.name : sender.trim() || null,
    };
    if (corrected.answers === submission.answers && corrected.name === submission.name) return true;
    await transaction
      .updateTable('submissions')
      .set(corrected)
      .where('id', '=', submissionId)
      .execute();
    await notifyFirm(transaction, 'corrected', [submissionId], notices);
    return true;
  });
}

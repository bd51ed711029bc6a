import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';

type Correction = {
  /** The id of any submission of the same person. The personal link contains this id. */
  id: string;
  submissionId: string;
  /** New values by field. Fields that the submission does not have are ignored. */
  changes: Record<string, string>;
  /** The sender's new name, for forms without a field `name`. */
  name?: string | undefined;
};

/** Corrects a submission. @returns false if the person behind `id` has no such submission */
export async function correctSubmission(
  database: Database,
  { id, submissionId, changes, name }: Correction,
): Promise<boolean> {
  return database.transact(async (transaction) => {
    // Without the lock, one of two concurrent corrections would be lost.
    await lock(database.engine, transaction, ['submission', submissionId]);
    const submission = await transaction
      .selectFrom('submissions as corrected')
      .innerJoin('submissions as known', 'known.email_key', 'corrected.email_key')
      .select('corrected.answers')
      .where('corrected.id', '=', submissionId)
      .where('known.id', '=', id)
      .executeTakeFirst();
    if (!submission) return false;

    const answers: Record<string, string> = JSON.parse(submission.answers);
    const applied = Object.fromEntries(
      Object.entries(changes).filter(([field]) => Object.hasOwn(answers, field)),
    );
    const sender = name ?? applied.name;
    await transaction
      .updateTable('submissions')
      .set({
        answers: JSON.stringify({ ...answers, ...applied }),
        ...(sender !== undefined && { name: sender.trim() || null }),
      })
      .where('id', '=', submissionId)
      .execute();
    return true;
  });
}

import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';

type Correction = {
  /** Any submission of the same person, from their personal link. */
  id: string;
  submissionId: string;
  /** By field. Fields that the submission does not have are ignored. */
  changes: Record<string, string>;
  /** Set unless the answer `name` has it. */
  name?: string | undefined;
};

/** @returns false when the submission does not exist or belongs to another person */
export async function correctSubmission(
  database: Database,
  { id, submissionId, changes, name }: Correction,
): Promise<boolean> {
  return database.transact(async (transaction) => {
    // Otherwise one of two corrections at the same time would be lost.
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

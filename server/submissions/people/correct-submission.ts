import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * Changes answers of a submission; what it was not asked is left out, what is not mentioned stays.
 * @param name who it is from after that; else the answer of that name, where it changes
 * @param id of any submission of the same person
 * @returns false where the two are not one person's, or no more
 */
export async function correct(
  database: Database,
  id: string,
  submissionId: string,
  changes: Record<string, string>,
  name?: string,
): Promise<boolean> {
  return database.transact(async (transaction) => {
    // Two corrections at once would each put back what the other changed.
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
    const applied = Object.entries(changes).filter(([field]) => Object.hasOwn(answers, field));
    const from = name ?? Object.fromEntries(applied).name;
    await transaction
      .updateTable('submissions')
      .set({
        answers: JSON.stringify({ ...answers, ...Object.fromEntries(applied) }),
        ...(from !== undefined && { name: from.trim() || null }),
      })
      .where('id', '=', submissionId)
      .execute();
    return true;
  });
}

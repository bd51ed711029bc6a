import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { InboxError } from './failure.ts';
import { parsed, type Submission } from './submissions.ts';

const PLAIN = /^[A-Z0-9]+$/;
const MOST_NAMED = 5;

/**
 * Finds a submission by its reference, or by the beginning of its reference. Ignores case, spaces
 * and hyphens.
 * @throws InboxError if no submission or more than one matches
 */
export async function findSubmission({ db }: Database, reference: string): Promise<Submission> {
  const plain = reference.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (!PLAIN.test(plain))
    throw new InboxError(`"${reference}" is no reference: one looks like K7F-4WM.`);
  const stored = sql<string>`replace(reference, '-', '')`;
  const found = await db
    .selectFrom('submissions')
    .selectAll()
    .where(stored, 'like', `${plain}%`)
    .orderBy('reference')
    .limit(MOST_NAMED + 1)
    .execute();
  const exact =
    found.find((row) => row.reference.replaceAll('-', '') === plain) ??
    (found.length === 1 ? found[0] : undefined);
  if (exact) return parsed(exact);
  if (found.length === 0) throw new InboxError(`No submission has the reference ${reference}.`);
  const named = found.slice(0, MOST_NAMED).map((row) => row.reference);
  throw new InboxError(
    `Several references begin with ${reference}: ${named.join(', ')}${found.length > MOST_NAMED ? ' and others' : ''}.`,
  );
}

/**
 * Finds submissions, without duplicates.
 * @throws InboxError if a reference matches no submission
 */
export async function findSubmissions(
  database: Database,
  references: string[],
): Promise<Submission[]> {
  const found: Submission[] = [];
  for (const reference of references) found.push(await findSubmission(database, reference));
  return [...new Map(found.map((submission) => [submission.id, submission])).values()];
}

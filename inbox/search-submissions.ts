import { normalizeArabic } from '#app/search/arabic.ts';
import type { Database } from '#server/database/connect.ts';
import { parsed, type Submission } from './submissions.ts';

const BATCH = 500;

/**
 * Finds submissions that contain all words of a text, newest first. Compares in JavaScript, because
 * a database does not know the variants of Arabic letters.
 * @returns undefined if the text has no words
 */
export async function searchSubmissions(
  { db }: Database,
  text: string,
): Promise<Submission[] | undefined> {
  const words = fold(text).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return undefined;
  const found: Submission[] = [];
  let after: string | undefined;
  for (;;) {
    const query = db.selectFrom('submissions').selectAll().orderBy('id').limit(BATCH);
    const rows = await (after === undefined ? query : query.where('id', '>', after)).execute();
    if (rows.length === 0) break;
    after = rows.at(-1)?.id;
    const ids = rows.map(({ id }) => id);
    const notes = await db
      .selectFrom('notes')
      .select(['submission_id', 'text'])
      .where('submission_id', 'in', ids)
      .execute();
    const files = await db
      .selectFrom('attachments')
      .select(['submission_id', 'name as text'])
      .where('submission_id', 'in', ids)
      .execute();
    const beside = Map.groupBy([...notes, ...files], ({ submission_id }) => submission_id);
    for (const row of rows) {
      const submission = parsed(row);
      const whole = searched(submission, beside.get(row.id)?.map(({ text }) => text) ?? []);
      if (words.every((word) => whole.includes(word))) found.push(submission);
    }
  }
  return found.sort((a, b) => b.received_at - a.received_at);
}

function searched({ reference, name, email, about, answers }: Submission, beside: string[]) {
  const texts = [
    reference,
    reference.replaceAll('-', ''),
    name,
    email,
    about,
    ...Object.values(answers),
    ...beside,
  ];
  const folded = fold(texts.filter((text) => text !== null).join('\n'));
  // Add a copy without spaces between digits, so that a search finds telephone numbers in any
  // format.
  return `${folded}\n${folded.replace(/(?<=\d)[\s()./-]+(?=\d)/gu, '')}`;
}

function fold(text: string): string {
  return normalizeArabic(
    text
      .normalize('NFKD')
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFKC')
      .toLowerCase(),
  );
}

import { normalizeArabic } from '#app/search/arabic.ts';
import type { Database } from '#server/database/connect.ts';
import { parsed, type Submission } from './submissions.ts';

/** So many are looked through at a time. */
const BATCH = 500;

/**
 * What holds every one of the words, the newest first. Databases do not know how Arabic is spelt:
 * this looks itself.
 * @returns undefined where there is no word in the text
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

function searched(
  { reference, name, email, about, answers }: Submission,
  beside: string[],
): string {
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
  // A telephone number is found however it was grouped.
  return `${folded}\n${folded.replace(/(?<=\d)[\s()./-]+(?=\d)/gu, '')}`;
}

/**
 * One spelling for all: small letters, without accents, Arabic without its variants, Latin digits.
 */
function fold(text: string): string {
  return normalizeArabic(
    text
      .normalize('NFKD')
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFKC')
      .toLowerCase(),
  );
}

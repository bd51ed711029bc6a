import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { DatabaseSettings } from './databases.ts';
import type { Sending, Wish } from './keep-sending.ts';
import { readStored, type StoredSubmission } from './read-database.ts';

type Count = 'acknowledged' | 'unanswered' | 'stored' | 'lost' | 'double' | 'incomplete';

/**
 * Checks that every acknowledged submission is stored once, with its two mails. Submissions without
 * a response may be missing, but not incomplete or stored twice.
 * @returns the counts; `incomplete` counts submissions that lack a mail or their file
 */
export async function expectStored(
  settings: DatabaseSettings,
  { acknowledged, unanswered }: Pick<Sending, 'acknowledged' | 'unanswered'>,
): Promise<Record<Count, number>> {
  const stored = await readStored(settings);
  const rowsOf = ({ letter }: Wish) => stored.get(letter.email) ?? [];
  const withRows = (wishes: Wish[]) =>
    wishes.map((wish) => ({ ...wish.letter, tries: wish.tries, rows: rowsOf(wish) }));

  const lost = withRows(acknowledged.filter((wish) => rowsOf(wish).length === 0));
  expect(lost, 'acknowledged and lost').toEqual([]);
  const arrived = [...acknowledged, ...unanswered].filter((wish) => rowsOf(wish).length > 0);
  const double = withRows(arrived.filter((wish) => rowsOf(wish).length > 1));
  expect(double, 'stored twice').toEqual([]);
  const isIncomplete = (wish: Wish) => !rowsOf(wish).every((row) => isWhole(row, wish));
  const incomplete = withRows(arrived.filter(isIncomplete));
  expect(incomplete, 'stored in part').toEqual([]);
  expect(stored.size, 'stored by nobody').toBe(arrived.length);
  return {
    acknowledged: acknowledged.length,
    unanswered: unanswered.length,
    stored: arrived.length,
    lost: lost.length,
    double: double.length,
    incomplete: incomplete.length,
  };
}

function isWhole({ answers, mails, files }: StoredSubmission, { letter, cv }: Wish): boolean {
  const kinds = new Set(mails.map(({ kind }) => kind));
  if (mails.length !== 2 || kinds.size !== 2 || answers.name !== letter.name) return false;
  if (!cv) return answers.message === letter.message && files.length === 0;
  return files.length === 1 && files[0] === createHash('sha256').update(cv).digest('hex');
}

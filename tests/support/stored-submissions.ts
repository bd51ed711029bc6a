import path from 'node:path';
import Database from 'better-sqlite3';
import type { Submission } from '#server/database/tables.ts';
import { DATA_DIR } from '../../playwright.config.ts';

type Stored = Pick<
  Submission,
  'id' | 'reference' | 'form' | 'language' | 'about' | 'held_because'
> & { answers: Record<string, string> };

/** Returns the stored submissions whose answers contain a text, the oldest first. */
export function storedSubmissions(text: string, folder = DATA_DIR): Stored[] {
  const database = new Database(path.join(folder, 'site.sqlite'), { readonly: true });
  try {
    const rows = database
      .prepare<string, Omit<Stored, 'answers'> & { answers: string }>(
        'select id, reference, form, language, about, held_because, answers from submissions where instr(answers, ?) > 0 order by received_at',
      )
      .all(text);
    return rows.map((row) => ({ ...row, answers: JSON.parse(row.answers) }));
  } finally {
    database.close();
  }
}

import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import * as submissions from './migrations/0001-submissions.ts';

/** Every change of the tables, by name; the names decide the order. A migration that has run anywhere is never edited. */
const MIGRATIONS = { '0001-submissions': submissions };

/**
 * Brings the tables up to date. Several processes may start at once: one migrates, the others wait.
 * @throws whatever the database says against it
 */
export async function migrate({ db, engine }: Database): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, { up }]): [string, Migration] => [name, { up: (transaction) => up(transaction, engine) }]),
  );
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) throw error;
}

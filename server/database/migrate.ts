import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Engine } from './connect.ts';
import { up as submissions } from './migrations/0001-submissions.ts';
import type { Tables } from './tables.ts';

/**
 * Every change of the tables, by name; the names decide the order. A migration that has run
 * anywhere is never edited.
 */
export const MIGRATIONS = { '0001-submissions': submissions };

/**
 * Brings the tables up to date. Several processes may start at once: one migrates, the others wait.
 * @throws whatever the database says against it
 */
export async function migrate({ db, engine, transact }: Database): Promise<void> {
  // Kysely locks on PostgreSQL only; on SQLite two could both see that there are no tables yet.
  if (engine === 'postgres') await migrateIn(db, engine);
  else await transact((transaction) => migrateIn(transaction, engine));
}

async function migrateIn(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]): [string, Migration] => [
      name,
      { up: (transaction) => up(transaction, engine) },
    ]),
  );
  const provider = { getMigrations: async () => migrations };
  // On SQLite it runs in a transaction already.
  const { error } = await new Migrator({
    db,
    provider,
    disableTransactions: engine === 'sqlite',
  }).migrateToLatest();
  if (error) throw error;
}

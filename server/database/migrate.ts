import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Engine } from './connect.ts';
import { up as submissions } from './migrations/0001-submissions.ts';
import type { Tables } from './tables.ts';

/** All changes of the tables, in the order of their names. Never edit one that ran anywhere. */
export const MIGRATIONS = { '0001-submissions': submissions };

/**
 * Updates the tables. When several processes start at once, one migrates and the others wait.
 * @throws the driver's error
 */
export async function migrate({ db, engine, transact }: Database): Promise<void> {
  // Kysely locks on PostgreSQL only. On SQLite two processes could both find no tables.
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

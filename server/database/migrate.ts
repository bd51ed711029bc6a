import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Database, Engine } from './connect.ts';
import { up as submissions } from './migrations/0001-submissions.ts';
import { up as consent } from './migrations/0002-consent.ts';
import { up as outboxIndex } from './migrations/0003-outbox-index.ts';
import { up as announcedWebinars } from './migrations/0004-announced-webinars.ts';
import { up as handling } from './migrations/0005-handling.ts';
import { up as letters } from './migrations/0006-letters.ts';
import type { Queries } from './tables.ts';

/** All migrations by name. Never change a migration that has run anywhere. */
export const MIGRATIONS = {
  '0001-submissions': submissions,
  '0002-consent': consent,
  '0003-outbox-index': outboxIndex,
  '0004-announced-webinars': announcedWebinars,
  '0005-handling': handling,
  '0006-letters': letters,
};

/** Thrown if a newer version of the site has migrated the database. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';

  constructor(migration: string) {
    super(
      `a newer version of the site has changed its tables (${migration}), ` +
        'so use that version or restore a backup from before',
    );
  }
}

/**
 * Runs new migrations. Several processes may call this function at the same time.
 * @throws NewerDatabase if a newer version of the site has migrated the database
 * @throws the driver's error
 */
export async function migrate({ db, engine, transact }: Database): Promise<void> {
  // Kysely locks only PostgreSQL. On SQLite, the transaction keeps other processes from migrating.
  if (engine === 'postgres') await migrateIn(db, engine);
  else await transact((transaction) => migrateIn(transaction, engine));
}

export async function ranMigrations(db: Queries): Promise<string[]> {
  const query = sql<{ name: string }>`select name from kysely_migration order by name`;
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name);
}

async function migrateIn(db: Queries, engine: Engine): Promise<void> {
  await assertKnown(db);
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]): [string, Migration] => [
      name,
      { up: (transaction) => up(transaction, engine) },
    ]),
  );
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    disableTransactions: engine === 'sqlite',
  }).migrateToLatest();
  if (error) throw error;
}

/** @throws NewerDatabase if a newer version of the site has migrated the database */
export async function assertKnown(db: Queries): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const unknown = (await ranMigrations(db)).find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined) throw new NewerDatabase(unknown);
}

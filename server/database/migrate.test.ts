import { sql } from 'kysely';
import { expect } from 'vitest';
import { onBothEngines } from '#tests/support/databases.ts';
import { undoColumns, undoTables } from '#tests/support/first-version.ts';
import { emptyFolder, inboxFor, send } from '#tests/support/inbox-for.ts';
import { MIGRATIONS, migrate, ranMigrations } from './migrate.ts';

onBothEngines('a database of a newer version is refused and not changed', async (database) => {
  await sql`insert into kysely_migration (name, timestamp) values ('0099-future', 'x')`.execute(
    database.db,
  );
  await expect(migrate(database)).rejects.toThrow(
    'a newer version of the site has changed its tables (0099-future), ' +
      'so use that version or restore a backup from before',
  );
  expect(await ranMigrations(database.db)).toEqual([...Object.keys(MIGRATIONS), '0099-future']);
});

onBothEngines(
  'a backup of an older version is restored with the new columns empty',
  async (database, settings) => {
    const folder = emptyFolder();
    const inbox = inboxFor(settings, { folder });
    const { db } = database;
    const { reference } = await send(database);
    await inbox(['note', reference, 'Called back']);
    await undoColumns(db);
    // Write the backup before the new tables are removed, because a backup reads all tables.
    await inbox(['backup', '--to', 'old.gz']);
    await undoTables(db);
    await migrate(database);
    expect(await inbox(['restore', 'old.gz', '--replace'])).toMatchObject({ code: 0 });
    expect(await db.selectFrom('submissions').select(['name', 'consent']).execute()).toEqual([
      { name: 'Sara Haddad', consent: null },
    ]);
    expect(await db.selectFrom('notes').select(['text', 'action', 'author']).execute()).toEqual([
      { text: 'Called back', action: 'note', author: null },
    ]);
  },
);

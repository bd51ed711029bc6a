import { sql } from 'kysely';
import { expect } from 'vitest';
import { onBothEngines } from '#tests/support/databases.ts';
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
    await send(database);
    await sql`alter table submissions drop column consent`.execute(db);
    await sql`drop index outbox_by_submission`.execute(db);
    await sql`delete from kysely_migration where name <> '0001-submissions'`.execute(db);
    await inbox(['backup', '--to', 'old.gz']);
    await sql`drop table announced_webinars`.execute(db);
    await migrate(database);
    expect(await inbox(['restore', 'old.gz', '--replace'])).toMatchObject({ code: 0 });
    expect(await db.selectFrom('submissions').select(['name', 'consent']).execute()).toEqual([
      { name: 'Sara Haddad', consent: null },
    ]);
  },
);

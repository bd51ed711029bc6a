import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database, Engine } from '#server/database/connect.ts';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { emptyFolder, send } from '#tests/support/inbox-for.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { run, startSite } from '#tests/support/run.ts';

const ENGINES: Engine[] = ['sqlite', 'postgres'];

async function upgrade({ db }: Database): Promise<void> {
  await sql`alter table submissions add column colour text not null default 'red'`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values ('0099-colour', 'x')`.execute(db);
}

test.each(ENGINES)(
  'after an upgrade, the earlier version starts only with the backup from before (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const settings = await freshDatabase(engine);
    const file = path.join(emptyFolder(), 'before.gz');
    const inbox = (...words: string[]) => run(['inbox/inbox.ts', ...words], { settings });
    const database = await openDatabase(settings);
    const before = await send(database);
    expect(await inbox('backup', '--to', file)).toMatchObject({ code: 0 });
    await upgrade(database);
    const after = await send(database, { email: 'after@visitor.test' });
    await database.close();

    const refusal = 'a newer version of the site has changed its tables (0099-colour)';
    const refused = await run(['server/serve.mjs'], { settings: { ...settings, PORT: '0' } });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(refusal) });
    expect(refused.output.trim().split('\n')).toHaveLength(1);
    expect(await inbox('restore', file, '--replace')).toMatchObject({
      code: 2,
      output: expect.stringContaining(refusal),
    });

    const restored = engine === 'sqlite' ? settings : await freshDatabase(engine);
    if (engine === 'sqlite') moveDatabaseAway(settings.DATA_DIR);
    const restoring = await run(['inbox/inbox.ts', 'restore', file], { settings: restored });
    expect(restoring).toMatchObject({ code: 0 });
    const site = await startSite({ settings: restored });
    expect((await rawRequest(site.origin, '/search?q=data')).status).toBe(200);
    await site.stop();
    const { output } = await run(['inbox/inbox.ts', 'list'], { settings: restored });
    expect(output).toContain(before.reference);
    expect(output).not.toContain(after.reference);
  },
);

function moveDatabaseAway(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.startsWith('site.sqlite')))
    renameSync(path.join(folder, name), path.join(folder, `newer-${name}`));
}

import { closeSync, openSync, readdirSync, renameSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { type DatabaseSettings, freshDatabase } from '#tests/support/databases.ts';
import { expectKept } from '#tests/support/expect-kept.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import { emptyFolder } from '#tests/support/inbox-for.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { integrityOf } from '#tests/support/read-database.ts';
import { run } from '#tests/support/run.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { changeCalls, hasStrace } from '#tests/support/strace.ts';

const LONG = { timeout: 90_000 };

if (hasStrace()) {
  test.each([
    ['becomes read-only', 'EROFS'],
    ['fails', 'EIO'],
  ])('while a disk %s, nothing is lost, and the site continues after it', LONG, async (_, code) => {
    const settings = await freshDatabase('sqlite');
    const { origin, pid } = await startSiteOn(settings);
    const sending = await keepSending({ origins: () => [origin], applicants: 4 });
    await sending.more(20, 'acknowledged');
    const mend = await changeCalls(pid, 'pwrite64', `error=${code}`);
    await sending.more(20, 'refused');
    await expectKept(origin);
    await mend();
    await sending.more(20, 'acknowledged');
    await sending.end();
    expect(new Set(sending.refused.map(({ status }) => status))).toEqual(new Set([503]));
    await expectStored(settings, sending);
    expect(await integrityOf(settings)).toBe('ok');
  });
}

test(
  'a damaged database acknowledges nothing, and a backup brings back what was acknowledged',
  LONG,
  async () => {
    const settings = await freshDatabase('sqlite');
    const { origin, stop } = await startSiteOn(settings);
    const sending = await keepSending({ origins: () => [origin], applicants: 4 });
    await sending.more(20, 'acknowledged');
    await sending.end();
    const backup = path.join(emptyFolder(), 'backup.gz');
    const inbox = (...words: string[]) => run(['inbox/inbox.ts', ...words], { settings });
    expect(await inbox('backup', '--to', backup)).toMatchObject({ code: 0 });

    await damage(settings);
    await expectKept(origin);
    expect((await stop()).stdout).toMatch(/SQLITE_(CORRUPT|NOTADB)/);
    const refused = await run(['server/serve.mjs'], { settings: { ...settings, PORT: '0' } });
    expect(refused.code).toBe(1);
    expect(refused.output.trim().split('\n')).toEqual([
      expect.stringMatching(/^The database in .+ cannot be opened: .+\.$/),
    ]);

    for (const name of readdirSync(settings.DATA_DIR).filter((file) => file.startsWith('site.')))
      renameSync(path.join(settings.DATA_DIR, name), path.join(settings.DATA_DIR, `bad-${name}`));
    expect(await inbox('restore', backup)).toMatchObject({ code: 0 });
    const restored = await startSiteOn(settings);
    await expectStored(settings, sending);
    expect((await fetch(`${restored.origin}/health`)).status).toBe(200);
  },
);

async function damage(settings: DatabaseSettings): Promise<void> {
  const { db, close } = await connect(settings);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await close();
  const file = path.join(settings.DATA_DIR, 'site.sqlite');
  const { size } = statSync(file);
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(size - 4096, 0x5a), 0, size - 4096, 4096);
  closeSync(descriptor);
}

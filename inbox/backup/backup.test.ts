import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { eraseAddress } from '#server/submissions/erase.ts';
import { createStore } from '#server/submissions/store.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW, send } from '../test-desk.ts';
import { TABLE_NAMES } from './format.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const NAME = 'miqyas-2026-11-22T12-00-00.backup.gz';

/** Something in every table. */
async function fill(database: Database, settings: Parameters<typeof inboxFor>[0]) {
  const first = await send(database, {
    language: 'ar',
    name: 'مُحَمَّد العتيبي',
    email: 'm@visitor.test',
    answers: { name: 'مُحَمَّد العتيبي', message: 'سطر\nسطر\u2028👩‍💻 "quotes" \\ ١٢٣' },
    uploads: [
      { field: 'cv', name: 'السيرة الذاتية.pdf', type: 'application/pdf', bytes: randomBytes(1_500_000) },
      { field: 'empty', name: 'empty.pdf', type: 'application/pdf', bytes: Buffer.alloc(0) },
    ],
  });
  await send(database, { email: 'b@visitor.test' });
  const signUp = await send(database, { form: 'newsletter', email: 'n@visitor.test' });
  const store = createStore(database, { firmMailbox: () => 'firm@firm.test', mailHost: 'site.test', now: () => NOW });
  await store.subscribe(signUp.id, { text: 'yes' });
  await send(database, { email: 'gone@visitor.test' });
  await eraseAddress(database, 'gone@visitor.test', NOW);
  await inboxFor(settings)(['note', first.reference, 'ملاحظة']);
  return first;
}

async function contentOf({ db }: Database): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of TABLE_NAMES) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    const plain = rows.map((row) =>
      JSON.stringify(row, (_, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)),
    );
    content[table] = plain.sort();
  }
  return content;
}

for (const target of ['sqlite', 'postgres'] as const) {
  onBothEngines(`what was backed up is the same after it was restored into ${target}`, async (database, settings) => {
    const folder = emptyFolder();
    await fill(database, settings);
    await database.db.updateTable('outbox').set({ state: 'sent', sent_at: NOW }).execute();
    const before = await contentOf(database);
    const made = await inboxFor(settings, { folder })(['backup', '--to', 'all.gz']);
    expect(made).toMatchObject({ code: 0, stdout: `${path.join(folder, 'all.gz')}\n` });
    expect(statSync(path.join(folder, 'all.gz')).mode & 0o777).toBe(0o600);

    const elsewhere = await freshDatabase(target);
    const restored = await inboxFor(elsewhere, { folder })(['restore', 'all.gz', '--json']);
    expect(restored.code).toBe(0);
    expect(JSON.parse(restored.stdout)).toMatchObject({ madeAt: '2026-11-22T12:00:00+03:00', engine: database.engine, quarantined: 0 });
    expect(await contentOf(await openDatabase(elsewhere))).toEqual(before);
  });
}

onBothEngines('mails that were on their way are quarantined until they are resumed', async (database, settings) => {
  const folder = emptyFolder();
  await send(database);
  await send(database, { email: 'held@visitor.test', heldBecause: 'links' });
  await database.db
    .updateTable('outbox')
    .set({ state: 'sending', lease: 'x', lease_until: NOW + 1 })
    .where('kind', '=', 'firm')
    .where('state', '=', 'pending')
    .execute();
  await inboxFor(settings, { folder })(['backup', '--to', 'all.gz']);
  const elsewhere = await freshDatabase(database.engine);
  const inbox = inboxFor(elsewhere, { folder });
  const { stderr } = await inbox(['restore', 'all.gz']);
  expect(stderr).toContain('2 mails were on their way then and may have been sent since: they wait until "inbox outbox resume".');
  const { db } = await openDatabase(elsewhere);
  const states = async () =>
    (await db.selectFrom('outbox').select(['state', 'lease']).execute()).map(({ state, lease }) => `${state} ${lease}`).sort();
  expect(await states()).toEqual(['held null', 'held null', 'quarantined null', 'quarantined null']);
  await inbox(['outbox', 'resume']);
  expect(await states()).toEqual(['held null', 'held null', 'pending null', 'pending null']);
});

onBothEngines('a backup is of one moment, whatever is written meanwhile', async (database, settings) => {
  const file = path.join(emptyFolder(), 'all.gz');
  for (let count = 0; count < 40; count++) await send(database, { email: `${count}@visitor.test` });
  const writer = await openDatabase(settings);
  let isDone = false;
  const writing = (async () => {
    let count = 0;
    for (; !isDone; count++) {
      // SQLite's driver does not wait for anything: without this nobody else would get a turn.
      await turn();
      await send(writer, {
        email: `w${count}@visitor.test`,
        uploads: [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: randomBytes(20_000) }],
      });
    }
    return count;
  })();
  const header = await writeBackup(database, file, NOW);
  isDone = true;
  const written = await writing;

  const seen = { submissions: new Set<unknown>(), owners: new Set<unknown>(), mails: 0 };
  await readBackup(file, {
    take: async (table, row) => {
      if (table === 'submissions') seen.submissions.add(row.id);
      if (table === 'attachments') seen.owners.add(row.submission_id);
      if (table === 'outbox') seen.mails++;
    },
  });
  expect(header.rows.submissions).toBe(seen.submissions.size);
  expect(seen.submissions.size).toBeGreaterThanOrEqual(40);
  expect(seen.submissions.size).toBeLessThanOrEqual(40 + written);
  expect(seen.mails).toBe(2 * seen.submissions.size);
  expect(seen.owners.size).toBe(seen.submissions.size - 40);
  expect([...seen.owners].every((owner) => seen.submissions.has(owner))).toBe(true);
});

onBothEngines('a backup that is cut, changed or no backup is refused, and changes nothing', async (database, settings) => {
  const folder = emptyFolder();
  const inbox = inboxFor(settings, { folder });
  await fill(database, settings);
  await inbox(['backup', '--to', 'all.gz']);
  const before = await contentOf(database);
  const whole = readFileSync(path.join(folder, 'all.gz'));
  const lines = gunzipSync(whole).toString().split('\n');
  const [header = '', ...rest] = lines;
  const flipped = Buffer.from(whole);
  flipped.writeUInt8(flipped.readUInt8(Math.floor(whole.length / 2)) ^ 1, Math.floor(whole.length / 2));
  const damaged: Record<string, Buffer> = {
    cut: whole.subarray(0, whole.length - 20),
    half: whole.subarray(0, whole.length / 2),
    flipped,
    empty: Buffer.alloc(0),
    text: Buffer.from('PGDMP'),
    withoutTrailer: gzipSync(`${lines.slice(0, -2).join('\n')}\n`),
    withoutRow: gzipSync([header, ...rest.slice(1)].join('\n')),
    changedRow: gzipSync(lines.join('\n').replace('العتيبي', 'العتيبى')),
    withMore: gzipSync(`${lines.join('\n')}{}\n`),
    otherHeader: gzipSync(['{"format":"other"}', ...rest].join('\n')),
    newer: gzipSync([header.replace('"version":1', '"version":2'), ...rest].join('\n')),
    nothing: gzipSync(''),
  };
  for (const [name, bytes] of Object.entries(damaged)) {
    writeFileSync(path.join(folder, name), bytes);
    const { code, stderr } = await inbox(['restore', name, '--replace']);
    expect([name, code]).toEqual([name, 2]);
    expect(stderr, name).toMatch(name === 'newer' ? /made by a newer version/ : new RegExp(`^${name} is no whole backup: .*\\.\n$`));
  }
  expect(await inbox(['restore', 'missing.gz', '--replace'])).toMatchObject({ code: 2 });
  expect(await contentOf(database)).toEqual(before);
});

onBothEngines('a database that holds submissions is replaced only on demand, and later wishes are heeded', async (database, settings) => {
  const folder = emptyFolder();
  const inbox = inboxFor(settings, { folder });
  await fill(database, settings);
  await inbox(['backup', '--to', 'all.gz']);
  await send(database, { email: 'after@visitor.test' });
  const store = createStore(database, { firmMailbox: () => 'firm@firm.test', mailHost: 'site.test', now: () => NOW + 2 });
  await eraseAddress(database, 'm@visitor.test', NOW + 1);
  const { id } = await database.db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
  await store.unsubscribe(id);

  expect(await inbox(['restore', 'all.gz'])).toMatchObject({ code: 2, stderr: expect.stringContaining('"--replace" deletes everything') });
  const { code, stderr } = await inbox(['restore', 'all.gz', '--replace']);
  expect(code).toBe(0);
  expect(stderr).toContain('Something of m@visitor.test was erased since, and is back: look, and erase it again.\n');
  expect(stderr).not.toContain('b@visitor.test');
  const emails = await database.db.selectFrom('submissions').select('email').execute();
  expect(emails.map(({ email }) => email).sort()).toEqual(['b@visitor.test', 'm@visitor.test', 'n@visitor.test']);
  expect(await database.db.selectFrom('subscribers').select('id').execute()).toEqual([]);
  expect(await database.db.selectFrom('suppressions').select('reason').execute()).toHaveLength(3);
});

onBothEngines('a backup by a newer version, with tables that this one does not know, is refused', async (database, settings) => {
  const folder = emptyFolder();
  await sql`insert into kysely_migration (name, timestamp) values ('0099-future', 'x')`.execute(database.db);
  await inboxFor(settings, { folder })(['backup', '--to', 'all.gz']);
  const { code, stderr } = await inboxFor(await freshDatabase('sqlite'), { folder })(['restore', 'all.gz']);
  expect([code, stderr]).toEqual([2, 'The backup was made by a newer version of the site (0099-future): restore it with that.\n']);
});

test('backups stand in the data folder under their moment, and only those of so many days are kept', async () => {
  const settings = await freshDatabase('sqlite');
  const inbox = inboxFor(settings);
  await openDatabase(settings);
  const folder = path.join(settings.DATA_DIR, 'backups');
  expect((await inbox(['backup'])).stdout).toBe(`${path.join(folder, NAME)}\n`);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(await inbox(['backup'])).toMatchObject({ code: 2, stderr: expect.stringContaining('is there already') });
  writeFileSync(path.join(folder, 'mine.gz'), '');
  for (const day of [20, 19, 18]) writeFileSync(path.join(folder, NAME.replace('11-22', `11-${day}`)), '');
  const { stdout } = await inbox(['backup', '--keep', '2', '--json'], { now: NOW + 1000 });
  expect(JSON.parse(stdout)).toMatchObject({
    engine: 'sqlite',
    deleted: [18, 19, 20].map((day) => path.join(folder, NAME.replace('11-22', `11-${day}`))),
  });
  expect(readdirSync(folder).sort()).toEqual(['mine.gz', NAME, NAME.replace('00.backup', '01.backup')]);
  // A clock that is far ahead leaves what it made and the last one before.
  expect((await inbox(['backup', '--keep', '1'], { now: NOW + 400 * 24 * 3_600_000 })).code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['mine.gz', NAME.replace('00.backup', '01.backup'), 'miqyas-2027-12-27T12-00-00.backup.gz']);
  expect(await inbox(['backup', '--keep', '0'])).toMatchObject({ code: 2 });
  expect(await inbox(['backup', '--to', path.join(folder, 'x.gz'), '--keep', '2'])).toMatchObject({ code: 2 });
});

test('where a backup cannot be written, nothing is left of it', async () => {
  const settings = await freshDatabase('sqlite');
  await openDatabase(settings);
  const folder = emptyFolder();
  expect(await inboxFor(settings, { folder })(['backup', '--to', 'none/all.gz'])).toMatchObject({ code: 2 });
  expect(readdirSync(folder)).toEqual([]);
});

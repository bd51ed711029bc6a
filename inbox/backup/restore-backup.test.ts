import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { eraseEmail } from '#server/submissions/people/erase.ts';
import { createStore } from '#server/submissions/store/create-store.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW, send } from '#tests/support/inbox-for.ts';
import { TABLE_NAMES } from './format.ts';

async function fill(database: Database, settings: Parameters<typeof inboxFor>[0]) {
  const first = await send(database, {
    language: 'ar',
    name: 'مُحَمَّد العتيبي',
    email: 'm@visitor.test',
    answers: { name: 'مُحَمَّد العتيبي', message: 'سطر\nسطر\u2028👩‍💻 "quotes" \\ ١٢٣' },
    uploads: [
      {
        field: 'cv',
        name: 'السيرة الذاتية.pdf',
        type: 'application/pdf',
        bytes: randomBytes(1_500_000),
      },
      { field: 'empty', name: 'empty.pdf', type: 'application/pdf', bytes: Buffer.alloc(0) },
    ],
  });
  await send(database, { email: 'b@visitor.test' });
  const signUp = await send(database, { form: 'newsletter', email: 'n@visitor.test' });
  const store = createStore(database, {
    firmMailbox: () => 'firm@firm.test',
    mailHost: 'site.test',
    now: () => NOW,
  });
  await store.subscribe(signUp.id, { text: 'yes' });
  await send(database, { email: 'gone@visitor.test' });
  await eraseEmail(database, 'gone@visitor.test', NOW);
  await inboxFor(settings)(['note', first.reference, 'ملاحظة']);
  return first;
}

async function contentOf({ db }: Database): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of TABLE_NAMES) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db,
    );
    const plain = rows.map((row) =>
      JSON.stringify(row, (_, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
      ),
    );
    // A restore writes this row: the time at which it stopped the letters.
    content[table] = plain.filter((row) => !row.includes('"letters-since"')).sort();
  }
  return content;
}

for (const target of ['sqlite', 'postgres'] as const) {
  onBothEngines(
    `what was backed up is the same after it was restored into ${target}`,
    async (database, settings) => {
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
      expect(JSON.parse(restored.stdout)).toMatchObject({
        madeAt: '2026-11-22T12:00:00+03:00',
        engine: database.engine,
        quarantined: 0,
      });
      expect(await contentOf(await openDatabase(elsewhere))).toEqual(before);
    },
  );
}

onBothEngines(
  'mails that were waiting or on their way are quarantined until they are resumed',
  async (database, settings) => {
    const folder = emptyFolder();
    await send(database);
    await send(database, { email: 'held@visitor.test', quarantineReason: 'links' });
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
    expect(stderr).toContain(
      '2 mails were on their way then and may have been sent since: they wait until "inbox outbox resume".',
    );
    const { db } = await openDatabase(elsewhere);
    const states = async () =>
      (await db.selectFrom('outbox').select(['state', 'lease']).execute())
        .map(({ state, lease }) => `${state} ${lease}`)
        .sort();
    expect(await states()).toEqual([
      'held null',
      'held null',
      'quarantined null',
      'quarantined null',
    ]);
    await inbox(['outbox', 'resume']);
    expect(await states()).toEqual(['held null', 'held null', 'pending null', 'pending null']);
  },
);

onBothEngines(
  'a truncated, changed or foreign file is refused and changes nothing',
  async (database, settings) => {
    const folder = emptyFolder();
    const inbox = inboxFor(settings, { folder });
    await fill(database, settings);
    await inbox(['backup', '--to', 'all.gz']);
    const before = await contentOf(database);
    const whole = readFileSync(path.join(folder, 'all.gz'));
    const lines = gunzipSync(whole).toString().split('\n');
    const [header = '', ...rest] = lines;
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(
      flipped.readUInt8(Math.floor(whole.length / 2)) ^ 1,
      Math.floor(whole.length / 2),
    );
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
      expect(stderr, name).toMatch(
        name === 'newer'
          ? /made by a newer version/
          : new RegExp(`^${name} is not a complete backup: .*\\.\n$`),
      );
    }
    expect(await inbox(['restore', 'missing.gz', '--replace'])).toMatchObject({ code: 2 });
    expect(await contentOf(database)).toEqual(before);
  },
);

onBothEngines(
  'a database with submissions is replaced only on demand, and its suppressions are kept',
  async (database, settings) => {
    const folder = emptyFolder();
    const inbox = inboxFor(settings, { folder });
    await fill(database, settings);
    await inbox(['backup', '--to', 'all.gz']);
    await send(database, { email: 'after@visitor.test' });
    const store = createStore(database, {
      firmMailbox: () => 'firm@firm.test',
      mailHost: 'site.test',
      now: () => NOW + 2,
    });
    await eraseEmail(database, 'm@visitor.test', NOW + 1);
    const { id } = await database.db
      .selectFrom('subscribers')
      .select('id')
      .executeTakeFirstOrThrow();
    await store.unsubscribe(id);

    expect(await inbox(['restore', 'all.gz'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"--replace" deletes everything'),
    });
    const { code, stderr } = await inbox(['restore', 'all.gz', '--replace']);
    expect(code).toBe(0);
    expect(stderr).toContain(
      'Data of m@visitor.test were erased since, and are back: erase them again if needed.\n',
    );
    expect(stderr).not.toContain('b@visitor.test');
    const emails = await database.db.selectFrom('submissions').select('email').execute();
    expect(emails.map(({ email }) => email).sort()).toEqual([
      'b@visitor.test',
      'm@visitor.test',
      'n@visitor.test',
    ]);
    expect(await database.db.selectFrom('subscribers').select('id').execute()).toEqual([]);
    expect(await database.db.selectFrom('suppressions').select('reason').execute()).toHaveLength(3);
  },
);

onBothEngines(
  'a backup from a newer version with unknown tables is refused',
  async (_, settings) => {
    const folder = emptyFolder();
    await inboxFor(settings, { folder })(['backup', '--to', 'all.gz']);
    const file = path.join(folder, 'all.gz');
    writeFileSync(file, withMigration('0099-future', readFileSync(file)));
    const { code, stderr } = await inboxFor(await freshDatabase('sqlite'), { folder })([
      'restore',
      'all.gz',
    ]);
    expect([code, stderr]).toEqual([
      2,
      'The backup was made by a newer version of the site (0099-future): use that version.\n',
    ]);
  },
);

function withMigration(migration: string, backup: Buffer): Buffer {
  const lines = gunzipSync(backup)
    .toString()
    .replace('"migrations":[', `"migrations":["${migration}",`)
    .split(/(?<=\n)/);
  const trailer = JSON.parse(lines.pop() ?? '') as object;
  const sha256 = createHash('sha256').update(lines.join('')).digest('hex');
  return gzipSync(`${lines.join('')}${JSON.stringify({ ...trailer, sha256 })}\n`);
}

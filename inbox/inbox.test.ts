import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OWN_NODE } from '#scripts/own-node.mjs';
import {
  type DatabaseSettings,
  freshDatabase,
  onEachEngineInFull,
  openDatabase,
} from '#tests/support/databases.ts';
import { emptyFolder, send } from '#tests/support/inbox-for.ts';
import { type Ended, run } from '#tests/support/run.ts';

const inbox = (
  settings: DatabaseSettings & { INIT_CWD?: string },
  ...words: string[]
): Promise<Ended> => run(['inbox/inbox.ts', ...words], { settings });

onEachEngineInFull(
  'the day of a submission, from the list to the archive',
  async (database, settings) => {
    const now = Date.now();
    const { reference } = await send(
      database,
      { name: 'مُحَمَّد العتيبي', answerWithin: 60_000, quarantineReason: 'links' },
      now - 120_000,
    );
    const listed = await inbox(settings, 'list', '--quarantined');
    expect(listed.stdout).toContain(`${reference}  `);
    expect(listed.stdout).toContain('\u2068مُحَمَّد العتيبي\u2069');
    expect(listed).toMatchObject({ code: 0, stderr: '1 found.\n' });
    expect((await inbox(settings, 'due')).code).toBe(1);
    expect((await inbox(settings, 'search', 'محمد')).stdout).toContain(reference);
    expect((await inbox(settings, 'release', reference)).stderr).toBe(
      `${reference} is released: its mails go out.\n`,
    );
    await inbox(settings, 'close', reference, '--note', 'تم الرد');
    expect((await inbox(settings, 'due')).code).toBe(0);
    expect((await inbox(settings, 'show', reference)).stdout).toContain('تم الرد');

    const folder = emptyFolder();
    const backup = path.join(folder, 'all.gz');
    expect((await inbox(settings, 'backup', '--to', backup)).code).toBe(0);
    const elsewhere = await freshDatabase(database.engine === 'sqlite' ? 'postgres' : 'sqlite');
    expect((await inbox(elsewhere, 'restore', backup)).code).toBe(0);
    expect((await inbox(elsewhere, 'export', '--json')).stdout).toBe(
      (await inbox(settings, 'export', '--json')).stdout.replaceAll('"pending"', '"quarantined"'),
    );
  },
  60_000,
);

onEachEngineInFull(
  'what is typed is asked for on standard input, and notes are read from it',
  async (database, settings) => {
    const { reference } = await send(database);
    const typing = (input: string, ...words: string[]) => {
      const { PATH } = process.env;
      const child = spawn(OWN_NODE, ['inbox/inbox.ts', ...words], { env: { PATH, ...settings } });
      child.stdin.end(input);
      return new Promise<number | null>((resolve) => child.on('close', resolve));
    };
    expect(await typing('سطر\nسطر\n', 'note', reference)).toBe(0);
    expect(await database.db.selectFrom('notes').select('text').execute()).toEqual([
      { text: 'سطر\nسطر' },
    ]);
    expect(await typing('', 'erase', reference)).toBe(2);
    expect(await typing('no\n', 'erase', reference)).toBe(2);
    expect(await database.db.selectFrom('submissions').select('id').execute()).toHaveLength(1);
    expect(await typing(`${reference}\n`, 'erase', reference)).toBe(0);
    expect(await database.db.selectFrom('submissions').select('id').execute()).toEqual([]);
  },
  60_000,
);

test('an error is one sentence without a stack trace', async () => {
  const settings = await freshDatabase('sqlite');
  const none = await inbox(settings, 'list');
  expect(none).toMatchObject({ code: 2, stdout: '' });
  expect(none.stderr).toMatch(
    /^There is no database in .* run the inbox with the site's settings \(DATA_DIR, DATABASE_URL\).*\n$/,
  );

  const untouched = await freshDatabase('postgres');
  expect(await inbox(untouched, 'list')).toMatchObject({
    code: 2,
    stderr: 'The database has no tables yet: start the site once, which makes them.\n',
  });
  const gone = await inbox({ ...settings, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }, 'list');
  expect(gone.code).toBe(2);
  expect(gone.stderr).toMatch(/^The database cannot be used \(ECONNREFUSED.*\)\.\n$/);
  const wrong = await run(['inbox/inbox.ts', 'list'], { settings: { PORT: 'x' } });
  expect(wrong).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('PORT: expected a whole number'),
  });
  expect(await inbox(settings, 'lst')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Did you mean list?'),
  });
}, 60_000);

test('the help lists all verbs, with examples and exit codes', async () => {
  const { code, stdout } = await run(['inbox/inbox.ts', '--help']);
  expect(code).toBe(0);
  for (const verb of [
    'list',
    'show',
    'search',
    'due',
    'close',
    'reopen',
    'note',
    'release',
    'export',
    'attachment',
    'erase',
    'purge',
    'newsletter',
    'webinar',
  ]) {
    expect(stdout).toMatch(new RegExp(`^  ${verb}\\b`, 'm'));
  }
  expect(stdout).toContain('Exit codes:');
  const due = await run(['inbox/inbox.ts', 'due', '--help']);
  expect(due.stdout).toContain('inbox due --within 1d');
  expect(due.stdout).toContain('1 something is');
});

test('files are written to the folder from which npm was called', async () => {
  const settings = await freshDatabase('sqlite');
  const folder = emptyFolder();
  const { reference } = await send(await openDatabase(settings), {
    form: 'application',
    uploads: [{ field: 'cv', name: 'سيرة.pdf', type: 'application/pdf', bytes: Buffer.from('x') }],
  });
  const { stdout } = await inbox({ ...settings, INIT_CWD: folder }, 'attachment', reference);
  expect(stdout).toBe(`\u2068${path.join(folder, 'سيرة.pdf')}\u2069\n`);
  expect(readdirSync(folder)).toEqual(['سيرة.pdf']);
});

test('the reader of a pipe may stop early', async () => {
  const settings = await freshDatabase('sqlite');
  const database = await openDatabase(settings);
  for (let count = 0; count < 30; count++)
    await send(database, {
      email: `${count}@visitor.test`,
      answers: { message: 'x'.repeat(5000) },
    });
  const { PATH } = process.env;
  const child = spawn(OWN_NODE, ['inbox/inbox.ts', 'export', '--json'], {
    env: { PATH, ...settings },
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdout.destroy();
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([code, stderr]).toEqual([0, '']);
});

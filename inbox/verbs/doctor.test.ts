import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { keyPair } from '#tests/support/age-keys.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW, send } from '#tests/support/inbox-for.ts';
import type { Check } from '../doctor/check.ts';
import { judgeSpace } from '../doctor/storage-checks.ts';

const READY = {
  offices: { riyadh: { phone: '+966 11 234 5678' } },
  email: 'hello@firm.test',
  securityEmail: 'security@firm.test',
  social: [{ network: 'LinkedIn', address: 'https://linkedin.com/company/firm' }],
};
const PLACEHOLDERS = {
  offices: { riyadh: { phone: '+966 11 000 0000' }, dubai: { phone: '+971 4 234 5678' } },
  email: 'hello@miqyas.example',
  securityEmail: 'security@miqyas.example',
  social: [{ network: 'X', address: '/' }],
};

const CONFIRMED = { firm: {}, lawyer: {} };

function contentOf(
  organization: object,
  text = 'Write to careers@firm.test.',
  unconfirmed: object = CONFIRMED,
): string {
  const folder = emptyFolder();
  mkdirSync(path.join(folder, 'generated/content'), { recursive: true });
  writeFileSync(
    path.join(folder, 'generated/content/organization.json'),
    JSON.stringify(organization),
  );
  writeFileSync(
    path.join(folder, 'generated/content/unconfirmed.json'),
    JSON.stringify(unconfirmed),
  );
  for (const language of ['en', 'ar'])
    writeFileSync(
      path.join(folder, `generated/content/${language}.json`),
      JSON.stringify({ text }),
    );
  return folder;
}

async function relay(): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

function damage(file: string): void {
  const descriptor = openSync(file, 'r+');
  const half = Math.floor(statSync(file).size / 2);
  writeSync(descriptor, Buffer.alloc(half, 0x5a), 0, half, half);
  closeSync(descriptor);
}

const found = (checks: Check[], status: Check['status']) =>
  checks.filter((check) => check.status === status).map(({ name }) => name);

onBothEngines('all checks pass when the firm has set everything', async (database, settings) => {
  chmodSync(settings.DATA_DIR, 0o700);
  await send(database);
  const inbox = inboxFor(
    {
      ...settings,
      SITE_URL: 'https://www.firm.test',
      MAIL_FROM: 'Firm <site@firm.test>',
      INBOX_TO: 'hello@firm.test',
      SMTP_URL: await relay(),
      ERRORS_TO: 'operator@firm.test',
      BACKUP_TO: emptyFolder(),
      BACKUP_RECIPIENTS: await keyPair(emptyFolder(), 'key.txt'),
    },
    { projectFolder: contentOf(READY) },
  );
  expect(await inbox(['backup'])).toMatchObject({ code: 0 });
  const { code, stdout } = await inbox(['doctor', '--json']);
  const checks = JSON.parse(stdout) as Check[];
  expect(checks.filter(({ status, name }) => status !== 'ok' && name !== 'disk')).toEqual([]);
  expect(code).toBe(0);
  expect(found(checks, 'ok')).toEqual(
    expect.arrayContaining([
      'relay',
      'durability',
      'tables',
      'clock',
      'mails',
      'answers',
      'quarantine',
      'data folder',
      ...['ERRORS_TO', 'BACKUP_TO', 'BACKUP_RECIPIENTS', 'last backup'],
    ]),
  );
});

onBothEngines('open tasks are reported with their remedy', async (database, settings) => {
  chmodSync(settings.DATA_DIR, 0o755);
  await send(database, { answerWithin: HOUR, quarantineReason: 'links' }, NOW - DAY);
  await database.db.updateTable('outbox').set({ state: 'dead' }).execute();
  await database.db
    .insertInto('site_state')
    .values({ name: 'last-trusted-moment', value: String(NOW - 40 * DAY) })
    .execute();
  const inbox = inboxFor(
    { ...settings, INBOX_TO_CONTACT: 'contact@example.com' },
    { projectFolder: contentOf(PLACEHOLDERS, 'privacy@miqyas.example') },
  );
  const { code, stdout, stderr } = await inbox(['doctor', '--json']);
  const checks = JSON.parse(stdout) as Check[];
  expect(code).toBe(1);
  expect(found(checks, 'failed')).toEqual(['mails']);
  expect(found(checks, 'warning').filter((name) => name !== 'disk')).toEqual([
    ...[
      'telephone',
      'addresses',
      'profiles',
      'SITE_URL',
      'MAIL_FROM',
      'INBOX_TO',
      'INBOX_TO_CONTACT',
      'ERRORS_TO',
    ],
    ...['data folder', 'BACKUP_TO', 'BACKUP_RECIPIENTS', 'last backup'],
    ...['clock', 'answers', 'quarantine', 'relay'],
  ]);
  expect(checks.find(({ name }) => name === 'telephone')?.text).toBe(
    'Placeholders stand for the numbers of riyadh.',
  );
  expect(checks.find(({ name }) => name === 'addresses')?.text).toContain(
    'hello@miqyas.example, security@miqyas.example, privacy@miqyas.example',
  );
  expect(checks.every(({ status, todo }) => status === 'ok' || todo)).toBe(true);
  expect(stderr).toBe('');
  const shown = await inbox(['doctor']);
  expect(shown.stdout).toContain(
    'warning  answers: 1 are overdue.\n         → "inbox due" lists them.\n',
  );
});

onBothEngines('mails that can still be sent are no failure', async (database, settings) => {
  await send(database);
  await database.db.updateTable('outbox').set({ state: 'quarantined' }).execute();
  const { code, stdout } = await inboxFor(settings, { projectFolder: contentOf(READY) })([
    'doctor',
    '--json',
  ]);
  expect(code).toBe(0);
  expect(found(JSON.parse(stdout) as Check[], 'warning')).toContain('mails');
});

test('an office without a telephone number is a warning, on a public site too', async () => {
  const settings = await freshDatabase('sqlite');
  await openDatabase(settings);
  const offices = { riyadh: {}, dubai: { phone: '+971 4 234 5678' } };
  const inbox = inboxFor(
    { ...settings, SITE_URL: 'https://www.firm.test' },
    { projectFolder: contentOf({ ...READY, offices }) },
  );
  const checks = JSON.parse((await inbox(['doctor', '--json'])).stdout) as Check[];
  expect(checks.find(({ name }) => name === 'telephone')).toMatchObject({
    status: 'warning',
    text: 'No telephone is shown for riyadh.',
  });
});

test.each([
  ['https://www.firm.test', 'failed'],
  ['https://127.0.0.1.firm.test', 'failed'],
  ['http://localhost:3000', 'warning'],
  ['http://127.0.0.1:3000', 'warning'],
  ['http://[::1]:3000', 'warning'],
] as const)('on %s what stands in for the firm’s own is: %s', async (siteUrl, status) => {
  const settings = await freshDatabase('sqlite');
  await openDatabase(settings);
  const inbox = inboxFor(
    { ...settings, SITE_URL: siteUrl },
    { projectFolder: contentOf(PLACEHOLDERS) },
  );
  const { code, stdout } = await inbox(['doctor', '--json']);
  expect(code).toBe(status === 'failed' ? 1 : 0);
  const placeholders = ['telephone', 'addresses', 'profiles', 'MAIL_FROM', 'INBOX_TO', 'relay'];
  expect(found(JSON.parse(stdout) as Check[], status)).toEqual(
    expect.arrayContaining(placeholders),
  );
});

onBothEngines(
  'a relay that is down, and tables that are not made, fail',
  async (database, settings) => {
    const projectFolder = contentOf(READY);
    const inbox = inboxFor({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' }, { projectFolder });
    const down = await inbox(['doctor', '--json']);
    expect(down.code).toBe(1);
    expect(found(JSON.parse(down.stdout) as Check[], 'failed')).toEqual(['relay']);
    expect(down.stdout).toContain('ECONNREFUSED');

    await database.db.deleteFrom('kysely_migration' as never).execute();
    const missing = await inbox(['doctor', '--json']);
    expect(found(JSON.parse(missing.stdout) as Check[], 'failed')).toEqual(['tables', 'relay']);
  },
);

test('a database that was never made, and wrong settings, fail', async () => {
  const projectFolder = contentOf(READY);
  const none = await inboxFor(await freshDatabase('sqlite'), { projectFolder })([
    'doctor',
    '--json',
  ]);
  expect(none.code).toBe(1);
  expect(found(JSON.parse(none.stdout) as Check[], 'failed')).toEqual(['database']);
  const wrong = await inboxFor(
    { ...(await freshDatabase('sqlite')), PORT: 'x' },
    { projectFolder },
  )(['doctor', '--json']);
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.stdout)).toMatchObject([
    { name: 'settings', status: 'failed', text: expect.stringContaining('PORT') },
  ]);
});

test.each([
  ['https://www.firm.test', 'failed'],
  ['http://localhost:3000', 'warning'],
] as const)(
  'on %s facts that nobody confirmed and points for a lawyer are: %s',
  async (siteUrl, status) => {
    const settings = await freshDatabase('sqlite');
    await openDatabase(settings);
    const firm = { roles: ['jobs/*'], people: ['blog/*#author', 'webinars/*#host'] };
    const lawyer = { liability: ['legal/terms-of-service.md#liability'] };
    const projectFolder = contentOf(READY, undefined, { firm, lawyer });
    const inbox = inboxFor({ ...settings, SITE_URL: siteUrl }, { projectFolder });
    const checks = JSON.parse((await inbox(['doctor', '--json'])).stdout) as Check[];
    expect(checks.filter(({ name }) => ['facts', 'lawyer'].includes(name))).toMatchObject([
      { name: 'facts', status, list: ['roles: jobs/*', 'people: blog/*#author, webinars/*#host'] },
      { name: 'lawyer', status, list: ['liability: legal/terms-of-service.md#liability'] },
    ]);
    expect((await inbox(['doctor'])).stdout).toContain(
      '\n         people: blog/*#author, webinars/*#host\n         → Replace or confirm each',
    );
  },
);

test('content that was generated before the list existed is a warning', async () => {
  const settings = await freshDatabase('sqlite');
  await openDatabase(settings);
  const { stdout } = await inboxFor(settings, { projectFolder: contentOf(READY, '', { firm: 1 }) })(
    ['doctor', '--json'],
  );
  expect(found(JSON.parse(stdout) as Check[], 'warning')).toContain('facts');
});

test('a damaged SQLite file fails', async () => {
  const settings = await freshDatabase('sqlite');
  const database = await openDatabase(settings);
  for (let count = 0; count < 30; count++) await send(database, { email: `${count}@visitor.test` });
  const { db } = database;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
  damage(path.join(settings.DATA_DIR, 'site.sqlite'));
  const { code, stdout } = await inboxFor(settings, { projectFolder: contentOf(READY) })([
    'doctor',
    '--json',
  ]);
  expect(code).toBe(1);
  expect(found(JSON.parse(stdout) as Check[], 'failed').join()).toMatch(/integrity|database/);
});

test.each([
  [50, 'failed'],
  [100, 'warning'],
  [1023, 'warning'],
  [1024, 'ok'],
])('with %i MiB of free disk the check is: %s', (mebibytes, status) => {
  expect(judgeSpace(mebibytes * 1024 * 1024).status).toBe(status);
});

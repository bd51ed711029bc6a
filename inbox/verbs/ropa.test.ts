import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { factsOf, formNames } from '#app/forms/forms.ts';
import { RETENTION } from '#app/forms/retention.ts';
import { emptyFolder, inboxFor } from '#tests/support/inbox-for.ts';
import { FURTHER_ACTIVITIES } from '../ropa/further-activities.ts';
import type { RecordOfProcessing } from '../ropa/record-of-processing.ts';

const SETTINGS = { DATA_DIR: '/nowhere', INBOX_TO: 'hello@firm.test' };
const read = async (settings: Record<string, string> = {}): Promise<RecordOfProcessing> => {
  const { stdout } = await inboxFor({ ...SETTINGS, ...settings })(['ropa', '--json']);
  return JSON.parse(stdout);
};
const activity = ({ activities }: RecordOfProcessing, purpose: string) =>
  activities.find((one) => one.purpose === purpose);

test('every form and every retention period is in the record', async () => {
  const { activities } = await read();
  const periods = Object.keys(RETENTION).filter((name) => !(name in factsOf('keptFor')));
  expect(activities.map(({ purpose }) => purpose)).toEqual([
    ...Object.values(factsOf('processing')).map(({ purpose }) => purpose),
    ...periods.map((name) => FURTHER_ACTIVITIES[name]?.purpose),
    'Making copies for recovery',
  ]);
  expect(activities.length).toBeGreaterThan(formNames.length + 2);
  for (const { data, recipients, retention } of activities) {
    expect(data.length).toBeGreaterThan(0);
    expect(recipients.length).toBeGreaterThan(0);
    expect(retention).not.toBe('');
  }
});

test('purposes and legal bases are those of the legal text', async () => {
  const text = readFileSync('content/en/legal/gdpr.md', 'utf8');
  const section = text.split('## Legal bases')[1]?.split('\n## ')[0] ?? '';
  const rows = [
    ...section.matchAll(/^\| (?<purpose>[^|]+) \|[^|]+\| (?<basis>Article [^|]+) \|$/gm),
  ];
  const { activities } = await read();
  const own = activities.filter(({ legalBasis }) => legalBasis.startsWith('Article'));
  const expected = rows.map(({ groups }) => [groups?.purpose, groups?.basis]);
  expect(expected).toEqual(
    expect.arrayContaining(own.map(({ purpose, legalBasis }) => [purpose, legalBasis])),
  );
  expect(own.length).toBeGreaterThan(formNames.length);
});

test('an activity has the fields of its form, its mailbox, its retention', async () => {
  const record = await read({
    INBOX_TO_APPLICATION: 'jobs@firm.test',
    MAIL_CVS: 'attach',
    SMTP_URL: 'smtps://user:secret@relay.test',
  });
  const application = activity(record, 'Deciding on a job application');
  expect(application).toMatchObject({ retention: '12 months', people: 'applicants' });
  expect(application?.data).toEqual(
    expect.arrayContaining(['name', 'email', 'phone', 'CV as a file', 'reference']),
  );
  expect(application?.recipients).toEqual([
    'staff, by the inbox',
    'the mailbox jobs@firm.test, with the CV',
    'the sender, by mail',
    'the mail relay relay.test',
    'the provider of hosting (to add)',
  ]);
  expect(activity(record, 'Answering a message')?.recipients).toContain(
    'the mailbox hello@firm.test',
  );
  // The site sends no mail about feedback on its pages, so the mail relay is not a recipient.
  expect(activity(record, 'Reading answers about pages')?.recipients).toEqual([
    'staff, by the inbox',
    'the provider of hosting (to add)',
  ]);
  expect(JSON.stringify(record)).not.toContain('secret');
});

test('the controller and the countries of the offices are those of the built site', async () => {
  const projectFolder = emptyFolder();
  const record = async () => {
    const { stdout } = await inboxFor(SETTINGS, { projectFolder })(['ropa', '--json']);
    return JSON.parse(stdout) as RecordOfProcessing;
  };
  const transfers = ({ activities }: RecordOfProcessing) => activities[0]?.transfers;
  expect((await record()).controller.name).toBe('to add');
  expect(transfers(await record())).toMatch(/^to add: /);
  const folder = path.join(projectFolder, 'generated/content');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  write('organization.json', { offices: { a: { country: 'KW' }, b: { country: 'BH' } } });
  write('en.json', { firm: { name: 'Nakhlah', legalName: 'Nakhlah W.L.L.' } });
  expect((await record()).controller.name).toBe('Nakhlah W.L.L.');
  expect(transfers(await record())).toMatch(/^between the offices in Kuwait and Bahrain; to add: /);
});

test('measures follow the settings', async () => {
  const here = (await read()).measures.join('\n');
  expect(here).toContain('not encrypted');
  expect(here).toContain('SQLite');
  const there = (
    await read({
      SITE_URL: 'https://www.firm.test',
      DATABASE_URL: 'postgres://a:b@database.test/site',
      ANALYTICS_ORIGIN: 'https://visits.test',
    })
  ).measures.join('\n');
  expect(there).toContain('TLS is required');
  expect(there).toContain('PostgreSQL');
  expect(there).toContain('https://visits.test');
});

test('the record is Markdown by default, or CSV, on standard output or in a file', async () => {
  const folder = emptyFolder();
  const inbox = inboxFor(SETTINGS, { folder });
  const { stdout, code } = await inbox(['ropa']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^# Record of processing activities\n\nArticle 30 .* on 2026-11-22 /);
  expect(stdout).toContain(
    '### Holding a seat in a webinar, or a place on its waiting list\n\n- People: people who register\n',
  );
  expect(stdout).toContain('- Kept: 90 days after the webinar\n');

  const written = await inbox(['ropa', '--format', 'csv', '--output', 'record.csv']);
  expect(written.stderr).toBe(`The record is in ${path.join(folder, 'record.csv')}.\n`);
  const rows = parse(readFileSync(path.join(folder, 'record.csv')), { bom: true, columns: true });
  expect(rows[0]).toMatchObject({
    purpose: 'Answering a message',
    data: 'name, email, subject, message, time, language, reference, notes of the staff',
    retention: '12 months',
  });
});

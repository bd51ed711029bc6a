import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

onBothEngines(
  'the export has a column for each field, and no cell is a formula',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const first = await send(database, {
      name: 'مُحَمَّد العتيبي',
      answers: {
        name: 'مُحَمَّد العتيبي',
        email: 'sara@visitor.test',
        phone: '+966 55',
        message: '=HYPERLINK("http://evil.test")\nسطر',
      },
      answerWithin: HOUR,
    });
    const second = await send(
      database,
      {
        email: 'b@visitor.test',
        answers: { name: 'Sara Haddad', email: 'b@visitor.test', website: '@x' },
      },
      NOW + HOUR,
    );
    await send(database, {
      form: 'feedback',
      email: 'c@visitor.test',
      answers: { about: 'the page' },
    });
    await inbox(['take', first.reference]);
    await inbox(['note', first.reference, '-1']);

    const { stdout } = await inbox(['export', '--form', 'contact']);
    expect(stdout.startsWith('\ufeffreference,form,')).toBe(true);
    expect(stdout.replaceAll('\r\n', '').split('\n')).toHaveLength(2);
    const rows: unknown = parse(stdout, { bom: true, columns: true });
    expect(rows).toEqual([
      {
        reference: first.reference,
        form: 'contact',
        language: 'en',
        receivedAt: '2026-11-22T12:00:00+03:00',
        dueAt: '2026-11-22T13:00:00+03:00',
        closedAt: '',
        heldBecause: '',
        about: '',
        seat: '',
        name: 'مُحَمَّد العتيبي',
        email: 'sara@visitor.test',
        phone: "'+966 55",
        message: '\'=HYPERLINK("http://evil.test")\nسطر',
        website: '',
        files: '',
        notes: '2026-11-22T12:00:00+03:00 -1',
      },
      expect.objectContaining({
        reference: second.reference,
        receivedAt: '2026-11-22T13:00:00+03:00',
        website: "'@x",
        message: '',
      }),
    ]);

    const all = parse((await inbox(['export'])).stdout, { bom: true });
    expect(all[0]).toEqual(expect.arrayContaining(['about', 'answers.about', 'phone', 'website']));
  },
);

onBothEngines('the JSON export has everything, in a private file', async (database, settings) => {
  const folder = emptyFolder();
  const inbox = inboxFor(settings, { folder });
  const { reference } = await send(database);
  for (let time = 0; time < 2; time++) {
    const { stdout, stderr } = await inbox([
      'export',
      '--format',
      'json',
      '--since',
      '1d',
      '--output',
      'all.json',
    ]);
    expect([stdout, stderr]).toEqual([
      '',
      `1 submissions are in ${path.join(folder, 'all.json')}.\n`,
    ]);
  }
  expect(statSync(path.join(folder, 'all.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['all.json']);
  const written: unknown = JSON.parse(readFileSync(path.join(folder, 'all.json'), 'utf8'));
  expect(written).toMatchObject([
    { reference, answers: { subject: 'A question' }, files: [], mails: [{}, {}], notes: [] },
  ]);
  expect(JSON.parse((await inbox(['export', '--json'])).stdout)).toEqual(written);
  expect(await inbox(['export', '--output', 'none/all.json'])).toMatchObject({ code: 2 });
});

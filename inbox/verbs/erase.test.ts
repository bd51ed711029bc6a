import { expect } from 'vitest';
import { onBothEngines } from '#tests/support/databases.ts';
import { inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

onBothEngines(
  'one submission is erased after its reference is typed again',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const { reference } = await send(database, {
      name: 'مُحَمَّد\u001b[2J',
      uploads: [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from('x') }],
    });
    const other = await send(database);
    await inbox(['note', reference, 'x']);
    const left = async () =>
      (await database.db.selectFrom('submissions').select('reference').execute()).map(
        (row) => row.reference,
      );

    for (const typed of ['', 'yes', other.reference]) {
      const { code, stderr, stdout } = await inbox(['erase', reference], { typed });
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(reference);
      expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
      expect(stderr).toContain(
        'With 1 files, 1 notes and 2 mails, 2 of them not sent.\nNothing was erased.\n',
      );
    }
    expect(await left()).toHaveLength(2);

    const { code, stderr } = await inbox(['erase', reference], {
      typed: reference.toLowerCase().replace('-', ''),
    });
    expect(code).toBe(0);
    expect(stderr).toContain('Erased: 1.');
    expect(await left()).toEqual([other.reference]);
    for (const table of ['attachments', 'notes'] as const)
      expect(await database.db.selectFrom(table).select('id').execute()).toEqual([]);
  },
);

onBothEngines(
  'all data of a person are erased, in any spelling of the e-mail',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const first = await send(database, { email: 'Sara@Visitor.test' });
    const second = await send(database, { email: 'sara@visitor.test', form: 'feedback' }, NOW + 1);
    await send(database, { email: 'other@visitor.test' });
    await database.db
      .insertInto('subscribers')
      .values({
        id: 's',
        email: 'sara@visitor.test',
        email_key: 'sara@visitor.test',
        language: 'en',
        confirmed_at: NOW,
        consent: '{}',
      })
      .execute();
    expect(await inbox(['erase', '--email', 'nobody@visitor.test'])).toMatchObject({
      code: 2,
      stderr: 'Nothing is stored about nobody@visitor.test.\n',
    });
    const { stdout, stderr } = await inbox([
      'erase',
      '--email',
      'SARA@visitor.test',
      '--yes',
      '--json',
    ]);
    expect(JSON.parse(stdout)).toEqual({
      erased: 3,
      submissions: [second.reference, first.reference],
      subscription: true,
    });
    expect(stderr).toContain('and the newsletter subscription');
    const left = await database.db.selectFrom('submissions').select('email').execute();
    expect(left).toEqual([{ email: 'other@visitor.test' }]);
  },
);

onBothEngines('erase needs exactly one target', async (_database, settings) => {
  const inbox = inboxFor(settings);
  for (const words of [[], ['K7F', '--email', 'a@visitor.test']]) {
    expect(await inbox(['erase', ...words])).toMatchObject({
      code: 2,
      stderr: 'Give either a reference, or an email with --email.\n',
    });
  }
});

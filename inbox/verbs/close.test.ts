import { expect } from 'vitest';
import { onBothEngines } from '#tests/support/databases.ts';
import { inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

onBothEngines(
  'submissions are closed together with a note, and opened again',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const first = await send(database, { email: 'a@visitor.test' });
    const second = await send(database, { email: 'b@visitor.test' });
    const closed = () =>
      database.db
        .selectFrom('submissions')
        .select('closed_at')
        .where('closed_at', 'is not', null)
        .execute();

    expect(await inbox(['close', first.reference, 'B2C-XXX'])).toMatchObject({ code: 2 });
    expect(await closed()).toEqual([]);

    const { stderr } = await inbox([
      'close',
      first.reference,
      second.reference,
      first.reference,
      '--note',
      ' تم الرد \n',
    ]);
    expect(stderr).toBe(`${first.reference} is now closed.\n${second.reference} is now closed.\n`);
    expect(await closed()).toEqual([{ closed_at: NOW }, { closed_at: NOW }]);
    expect(await database.db.selectFrom('notes').select(['text', 'written_at']).execute()).toEqual([
      { text: 'تم الرد', written_at: NOW },
      { text: 'تم الرد', written_at: NOW },
    ]);

    const again = await inbox(['close', first.reference, '--json'], { now: NOW + 1 });
    expect(JSON.parse(again.stdout)).toEqual([{ reference: first.reference, changed: false }]);
    expect(await closed()).toEqual([{ closed_at: NOW }, { closed_at: NOW }]);

    expect((await inbox(['reopen', first.reference])).stderr).toBe(
      `${first.reference} is now open.\n`,
    );
    expect(await closed()).toHaveLength(1);
  },
);

onBothEngines(
  'a note comes from the arguments or standard input and is never empty',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const { reference } = await send(database);
    await inbox(['note', reference, 'Called', 'back']);
    await inbox(['note', reference], { input: 'First line\nسطر ثانٍ\n' });
    expect(await inbox(['note', reference], { input: ' \n' })).toMatchObject({
      code: 2,
      stderr: 'The note is empty.\n',
    });
    const notes = await database.db.selectFrom('notes').select('text').execute();
    expect(notes.map(({ text }) => text).sort()).toEqual(['Called back', 'First line\nسطر ثانٍ']);
  },
);

onBothEngines('releasing a submission sends its mails once', async (database, settings) => {
  const inbox = inboxFor(settings);
  const { reference } = await send(database, { quarantineReason: 'links' });
  const states = async () =>
    (await database.db.selectFrom('outbox').select('state').execute()).map(({ state }) => state);
  expect(await states()).toEqual(['held', 'held']);
  expect((await inbox(['release', reference.toLowerCase()])).stderr).toBe(
    `${reference} is released: its mails go out.\n`,
  );
  expect(await states()).toEqual(['pending', 'pending']);
  expect((await inbox(['release', reference])).stderr).toBe(`${reference} was not quarantined.\n`);
});

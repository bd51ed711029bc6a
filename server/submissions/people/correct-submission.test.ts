import { expect } from 'vitest';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  anonymousSubmission,
  exampleStore,
  exampleSubmission,
  TO_FIRM,
} from '#tests/support/example-submission.ts';

onBothEngines('a correction changes existing answers only', async (database) => {
  const { store } = exampleStore(database);
  const answers = { name: 'Laila', city: 'Riyadh', message: 'Hello' };
  const { id } = await store.save(exampleSubmission({ name: 'Laila', answers }));
  expect(
    await store.correct(id, id, { message: 'مرحبًا', name: 'ليلى', phone: '1', toString: 'x' }),
  ).toBe(true);
  const { answers: after, name } = await database.db
    .selectFrom('submissions')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(after).toBe(JSON.stringify({ name: 'ليلى', city: 'Riyadh', message: 'مرحبًا' }));
  expect(name).toBe('ليلى');
});

onBothEngines('a submission without the field name keeps its sender’s name', async (database) => {
  const { store } = exampleStore(database);
  const { id } = await store.save(exampleSubmission({ answers: { message: 'Hello' } }));
  expect(await store.correct(id, id, { name: 'Somebody', message: 'Good day' })).toBe(true);
  expect(await database.db.selectFrom('submissions').select('name').execute()).toEqual([
    { name: 'Layla' },
  ]);
});

onBothEngines(
  'a personal link corrects all submissions of that person and no others',
  async (database) => {
    const { store } = exampleStore(database);
    const first = await store.save(exampleSubmission());
    const second = await store.save(
      exampleSubmission({ email: 'Layla@example.com', answers: { message: 'Second' } }),
    );
    const stranger = await store.save(exampleSubmission({ email: 'omar@example.com' }));
    const anonymous = anonymousSubmission({
      form: 'feedback',
      mails: () => [TO_FIRM],
    });
    const feedback = [await store.save(anonymous), await store.save(anonymous)] as const;
    const change = { message: 'Changed' };
    expect(await store.correct(first.id, second.id, change)).toBe(true);
    expect(await store.correct(first.id, stranger.id, change)).toBe(false);
    expect(await store.correct(first.id, 'none', change)).toBe(false);
    expect(await store.correct('none', first.id, change)).toBe(false);
    expect(await store.correct(feedback[0].id, feedback[1].id, change)).toBe(false);
    expect((await store.personalData(stranger.id))?.submissions[0]?.answers).toMatchObject({
      message: 'We would like to talk.',
    });
    expect(
      (await store.personalData(second.id))?.submissions
        .map(({ answers: { message } }) => message)
        .sort(),
    ).toEqual(['Changed', 'We would like to talk.']);
  },
);

onBothEngines('two concurrent corrections are both kept', async (database, settings) => {
  const { store } = exampleStore(database);
  const { store: other } = exampleStore(await openDatabase(settings));
  const fields = Array.from({ length: 10 }, (_, index) => `field-${index}`);
  const { id } = await store.save(
    exampleSubmission({ answers: Object.fromEntries(fields.map((field) => [field, 'before'])) }),
  );
  await Promise.all(
    fields.map((field, index) => (index % 2 ? store : other).correct(id, id, { [field]: 'after' })),
  );
  expect((await store.personalData(id))?.submissions[0]?.answers).toEqual(
    Object.fromEntries(fields.map((field) => [field, 'after'])),
  );
});

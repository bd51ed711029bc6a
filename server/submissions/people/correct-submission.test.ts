import { expect } from 'vitest';
import type { Store } from '#app/forms/engine/ports.ts';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  anonymousSubmission,
  exampleStore,
  exampleSubmission,
  NOON,
  NOTICE,
  TO_FIRM,
  TO_VISITOR,
} from '#tests/support/example-submission.ts';

const correct = (store: Store, id: string, submissionId: string, changes: Record<string, string>) =>
  store.correct(id, { submissionId, changes, notice: NOTICE });

const notices = ({ db }: Database) =>
  db.selectFrom('outbox').selectAll().where('submission_id', 'is', null).execute();

onBothEngines('a correction changes existing answers only', async (database) => {
  const { store } = exampleStore(database);
  const answers = { name: 'Laila', city: 'Riyadh', message: 'Hello' };
  const { id } = await store.save(exampleSubmission({ name: 'Laila', answers }));
  expect(
    await correct(store, id, id, { message: 'مرحبًا', name: 'ليلى', phone: '1', toString: 'x' }),
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
  expect(await correct(store, id, id, { name: 'Somebody', message: 'Good day' })).toBe(true);
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
    expect(await correct(store, first.id, second.id, change)).toBe(true);
    expect(await correct(store, first.id, stranger.id, change)).toBe(false);
    expect(await correct(store, first.id, 'none', change)).toBe(false);
    expect(await correct(store, 'none', first.id, change)).toBe(false);
    expect(await correct(store, feedback[0].id, feedback[1].id, change)).toBe(false);
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
    fields.map((field, index) => correct(index % 2 ? store : other, id, id, { [field]: 'after' })),
  );
  expect((await store.personalData(id))?.submissions[0]?.answers).toEqual(
    Object.fromEntries(fields.map((field) => [field, 'after'])),
  );
});

onBothEngines('the firm gets one mail about a correction, without any answer', async (database) => {
  const { store } = exampleStore(database);
  const { id, reference } = await store.save(exampleSubmission());
  expect(await correct(store, id, id, { message: 'We would like to talk.' })).toBe(true);
  expect(await notices(database), 'nothing has changed').toEqual([]);

  expect(await correct(store, id, id, { message: 'Changed' })).toBe(true);
  expect(await notices(database)).toMatchObject([
    {
      kind: `corrected-${reference}`,
      audience: 'firm',
      recipient: 'contact@firm.example',
      state: 'pending',
      next_at: NOON,
      message: JSON.stringify(NOTICE({ form: 'contact', reference, link: { id, version: 0 } })),
    },
  ]);
});

onBothEngines('a correction that caused no mail to the firm causes none now', async (database) => {
  const { store } = exampleStore(database);
  const { id } = await store.save(
    exampleSubmission({ form: 'newsletter', mails: () => [TO_VISITOR] }),
  );
  expect(await correct(store, id, id, { name: 'Leila' })).toBe(true);
  expect(await notices(database)).toEqual([]);
});

onBothEngines('many corrections cause one mail in ten minutes', async (database) => {
  const { store, clock } = exampleStore(database);
  const { id } = await store.save(exampleSubmission());
  const due = async () => (await notices(database)).map(({ next_at }) => next_at - NOON).sort();
  for (const message of ['First', 'Second']) await correct(store, id, id, { message });
  expect(await due(), 'a mail that waits covers both').toEqual([0]);

  await database.db.updateTable('outbox').set({ state: 'sent', sent_at: NOON }).execute();
  clock.now += MINUTE;
  for (const message of ['Third', 'Fourth']) await correct(store, id, id, { message });
  expect(await due()).toEqual([0, 10 * MINUTE]);
});

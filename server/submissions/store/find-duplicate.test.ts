import { expect } from 'vitest';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  DAY,
  exampleStore,
  exampleSubmission,
  HOUR,
  NOON,
  TO_FIRM,
} from '#tests/support/example-submission.ts';

const rows = (database: Database) => database.db.selectFrom('submissions').selectAll().execute();
const mailsOf = (database: Database) =>
  database.db.selectFrom('outbox').selectAll().orderBy('kind').execute();

onBothEngines(
  'twenty times the same over two connections is one, with one answer',
  async (database, settings) => {
    const stores = [
      exampleStore(database).store,
      exampleStore(await openDatabase(settings)).store,
    ] as const;
    const receipts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores[index % 2 ? 1 : 0].save(exampleSubmission({ token: 'a' })),
      ),
    );
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await rows(database)).toHaveLength(1);
    expect(await mailsOf(database)).toHaveLength(2);
  },
);

onBothEngines(
  'without a script, twenty times the same over two connections is one as well',
  async (database, settings) => {
    const stores = [
      exampleStore(database).store,
      exampleStore(await openDatabase(settings)).store,
    ] as const;
    const receipts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => stores[index % 2 ? 1 : 0].save(exampleSubmission())),
    );
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect(await rows(database)).toHaveLength(1);
  },
);

onBothEngines(
  'the same token says the same also much later, in other letters and another order',
  async (database) => {
    const { store, clock } = exampleStore(database);
    const first = await store.save(
      exampleSubmission({
        token: 'a',
        email: 'Layla@example.com',
        answers: { city: 'Qu\u00e9bec', name: 'Layla' },
      }),
    );
    clock.now += 30 * DAY;
    const again = await store.save(
      exampleSubmission({
        token: 'a',
        email: 'layla@EXAMPLE.com',
        answers: { name: 'Layla', city: 'Que\u0301bec' },
      }),
    );
    expect(again).toEqual(first);
  },
);

onBothEngines('a token that others have too loses nobody’s submission', async (database) => {
  const { store } = exampleStore(database);
  const bytes = (content: string) => [
    { field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from(content) },
  ];
  const all = [
    exampleSubmission({ token: 'a' }),
    exampleSubmission({ token: 'a', answers: { message: 'Something else' } }),
    exampleSubmission({
      token: 'a',
      email: 'omar@example.com',
      answers: exampleSubmission().answers,
    }),
    exampleSubmission({ token: 'a', about: 'ai-strategy' }),
    exampleSubmission({ token: 'a', form: 'partnership' }),
    exampleSubmission({ token: 'a', uploads: bytes('one') }),
    exampleSubmission({ token: 'a', uploads: bytes('two') }),
    exampleSubmission({ token: 'b' }),
  ];
  for (const submission of all) await store.save(submission);
  expect(await rows(database)).toHaveLength(all.length);
});

onBothEngines('without a token the same content is one for ten minutes', async (database) => {
  const { store, clock } = exampleStore(database);
  const first = await store.save(exampleSubmission());
  clock.now += 9 * MINUTE;
  expect(await store.save(exampleSubmission())).toEqual(first);
  clock.now = NOON + 10 * MINUTE;
  const later = await store.save(exampleSubmission());
  expect(later.id).not.toBe(first.id);
  // A clock that was set back by weeks says nothing about what is the same.
  clock.now = NOON - 40 * DAY;
  expect((await store.save(exampleSubmission())).id).not.toBe(later.id);
  expect(await rows(database)).toHaveLength(3);
});

onBothEngines('without a token and an address everything counts', async (database) => {
  const { store } = exampleStore(database);
  const {
    email: _,
    name: __,
    ...anonymous
  } = exampleSubmission({ form: 'feedback', answers: { helpful: 'yes' }, mails: () => [TO_FIRM] });
  await Promise.all(Array.from({ length: 3 }, () => store.save(anonymous)));
  expect(await rows(database)).toHaveLength(3);
  const once = await store.save({ ...anonymous, token: 'a' });
  expect(await store.save({ ...anonymous, token: 'a' })).toEqual(once);
  expect(await rows(database)).toHaveLength(4);
});

onBothEngines(
  'with a token, twenty times at once are one also without an address',
  async (database, settings) => {
    const stores = [
      exampleStore(database).store,
      exampleStore(await openDatabase(settings)).store,
    ] as const;
    const { email: _, ...anonymous } = exampleSubmission({
      form: 'feedback',
      token: 'a',
      mails: () => [TO_FIRM],
    });
    const receipts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => stores[index % 2 ? 1 : 0].save(anonymous)),
    );
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
  },
);

onBothEngines(
  'what came first without a token and then with one is one, from then on',
  async (database) => {
    const { store, clock } = exampleStore(database);
    const first = await store.save(exampleSubmission());
    clock.now += 5000;
    expect(await store.save(exampleSubmission({ token: 'a' }))).toEqual(first);
    clock.now += HOUR;
    expect(await store.save(exampleSubmission({ token: 'a' }))).toEqual(first);
    expect(await rows(database)).toHaveLength(1);
  },
);

onBothEngines(
  'what came first with a token and then without one is one for ten minutes',
  async (database) => {
    const { store, clock } = exampleStore(database);
    const first = await store.save(exampleSubmission({ token: 'a' }));
    clock.now += 5000;
    expect(await store.save(exampleSubmission())).toEqual(first);
    clock.now += HOUR;
    expect((await store.save(exampleSubmission())).id).not.toBe(first.id);
  },
);

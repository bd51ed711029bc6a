import { expect } from 'vitest';
import type { NewSubmission, Receipt } from '#app/forms/engine/ports.ts';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  anonymousSubmission,
  exampleStore,
  exampleSubmission,
  NOON,
  TO_FIRM,
} from '#tests/support/example-submission.ts';

const rows = (database: Database) => database.db.selectFrom('submissions').selectAll().execute();
const mailsOf = (database: Database) =>
  database.db.selectFrom('outbox').selectAll().orderBy('kind').execute();

type Settings = Parameters<typeof openDatabase>[0];

async function saveTwentyTimes(
  database: Database,
  settings: Settings,
  submission: NewSubmission,
): Promise<Receipt[]> {
  const stores = [
    exampleStore(database).store,
    exampleStore(await openDatabase(settings)).store,
  ] as const;
  return Promise.all(
    Array.from({ length: 20 }, (_, index) => stores[index % 2 ? 1 : 0].save(submission)),
  );
}

onBothEngines(
  'twenty submissions with the same token at once are stored once and get the same receipt',
  async (database, settings) => {
    const submission = exampleSubmission({ token: 'a' });
    const receipts = await saveTwentyTimes(database, settings, submission);
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await rows(database)).toHaveLength(1);
    expect(await mailsOf(database)).toHaveLength(2);
  },
);

onBothEngines(
  'twenty submissions without a token at once are stored once',
  async (database, settings) => {
    const receipts = await saveTwentyTimes(database, settings, exampleSubmission());
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect(await rows(database)).toHaveLength(1);
  },
);

onBothEngines(
  'the token identifies a duplicate a month later, in another spelling and order of fields',
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

onBothEngines('different submissions with the same token are all stored', async (database) => {
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

onBothEngines(
  'without a token, the same content is a duplicate for ten minutes',
  async (database) => {
    const { store, clock } = exampleStore(database);
    const first = await store.save(exampleSubmission());
    clock.now += 9 * MINUTE;
    expect(await store.save(exampleSubmission())).toEqual(first);
    clock.now = NOON + 10 * MINUTE;
    const later = await store.save(exampleSubmission());
    expect(later.id).not.toBe(first.id);
    // If the clock differs by weeks, the same content is no duplicate.
    clock.now = NOON - 40 * DAY;
    expect((await store.save(exampleSubmission())).id).not.toBe(later.id);
    expect(await rows(database)).toHaveLength(3);
  },
);

onBothEngines('without a token and an e-mail nothing is a duplicate', async (database) => {
  const { store } = exampleStore(database);
  const anonymous = anonymousSubmission({
    form: 'feedback',
    answers: { helpful: 'yes' },
    mails: () => [TO_FIRM],
  });
  await Promise.all(Array.from({ length: 3 }, () => store.save(anonymous)));
  expect(await rows(database)).toHaveLength(3);
  const once = await store.save({ ...anonymous, token: 'a' });
  expect(await store.save({ ...anonymous, token: 'a' })).toEqual(once);
  expect(await rows(database)).toHaveLength(4);
});

onBothEngines(
  'twenty submissions with a token but no e-mail at once are stored once',
  async (database, settings) => {
    const anonymous = anonymousSubmission({
      form: 'feedback',
      token: 'a',
      mails: () => [TO_FIRM],
    });
    const receipts = await saveTwentyTimes(database, settings, anonymous);
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
  },
);

onBothEngines(
  'a submission without a token and a later one with a token are duplicates from then on',
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
  'a submission with a token and a later one without are duplicates for ten minutes',
  async (database) => {
    const { store, clock } = exampleStore(database);
    const first = await store.save(exampleSubmission({ token: 'a' }));
    clock.now += 5000;
    expect(await store.save(exampleSubmission())).toEqual(first);
    clock.now += HOUR;
    expect((await store.save(exampleSubmission())).id).not.toBe(first.id);
  },
);

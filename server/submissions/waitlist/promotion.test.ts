import { expect } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { eraseEmail, eraseSubmission } from '#server/submissions/people/erase.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  exampleRegistration,
  exampleStore,
  exampleSubmission,
} from '#tests/support/example-submission.ts';

/** Who has a seat or waits, in the order they came, and when the mail about a free one goes. */
async function places(database: Database) {
  const rows = await database.db
    .selectFrom('submissions')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.submission_id', '=', 'submissions.id')
        .on('outbox.kind', '=', 'seat-freed'),
    )
    .select([
      'submissions.email',
      'submissions.seat',
      'outbox.state',
      'outbox.created_at',
      'outbox.next_at',
    ])
    .orderBy('submissions.received_at')
    .execute();
  return rows.map(({ email, seat, state, created_at, next_at }) => [
    email,
    seat,
    state === 'pending' && created_at === next_at ? next_at : state,
  ]);
}

/** Registers so many, an hour apart, for one seat each. */
async function register(database: Database, names: string[], seats = 1, held: string[] = []) {
  const { store, clock } = exampleStore(database);
  const receipts = [];
  for (const name of names) {
    const heldBecause = held.includes(name) ? { heldBecause: 'links' } : {};
    receipts.push(await store.save(exampleRegistration({ email: name, seats, ...heldBecause })));
    clock.now += HOUR;
  }
  return { store, clock, receipts };
}

const suppressions = ({ db }: Database) => db.selectFrom('suppressions').selectAll().execute();

onBothEngines('a freed seat goes to whoever waits longest, who is told', async (database) => {
  const { store, clock, receipts } = await register(database, [
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ]);
  await store.save(exampleRegistration({ email: 'd@example.com', about: 'ai-act', seats: 0 }));
  expect(await store.eraseFor(receipts[0]?.id ?? '')).toBe(1);
  expect(await places(database)).toEqual([
    ['b@example.com', 'seat', clock.now],
    ['c@example.com', 'waiting', 'held'],
    ['d@example.com', 'waiting', 'held'],
  ]);
  expect(await store.seatsTaken('data-mesh')).toBe(1);
});

onBothEngines('who is held is passed over, and who only waits frees nothing', async (database) => {
  const names = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];
  const { clock, receipts } = await register(database, names, 1, ['b@example.com']);
  expect(await eraseSubmission(database, receipts[3]?.reference ?? '', clock.now)).toBe(1);
  expect((await places(database)).map(([, seat]) => seat)).toEqual(['seat', 'waiting', 'waiting']);
  expect(await eraseEmail(database, 'a@example.com', clock.now)).toBe(1);
  expect(await places(database)).toEqual([
    ['b@example.com', 'waiting', 'held'],
    ['c@example.com', 'seat', clock.now],
  ]);
});

/** Each of these registers an hour after the one before. */
async function registerAll(database: Database, emails: string[], seats: number) {
  const { store, clock } = exampleStore(database);
  const receipts = [];
  for (const [index, email] of emails.entries()) {
    receipts.push(await store.save(exampleRegistration({ email, seats, token: String(index) })));
    clock.now += HOUR;
  }
  return { store, clock, receipts };
}

onBothEngines('the one seat of somebody who registered often goes to one', async (database) => {
  const emails = [
    'a@example.com',
    'b@example.com',
    'a@example.com',
    'a@example.com',
    'c@example.com',
    'd@example.com',
  ];
  const { store, clock } = await registerAll(database, emails, 2);
  expect(await eraseEmail(database, 'a@example.com', clock.now)).toBe(3);
  expect(await places(database)).toEqual([
    ['b@example.com', 'seat', null],
    ['c@example.com', 'seat', clock.now],
    ['d@example.com', 'waiting', 'held'],
  ]);
  expect(await store.seatsTaken('data-mesh')).toBe(2);
});

onBothEngines(
  'a seat is free only once the last registration of whoever has it is gone',
  async (database) => {
    const { store, clock, receipts } = await registerAll(
      database,
      ['a@example.com', 'a@example.com', 'b@example.com'],
      1,
    );
    const [first, second] = receipts;
    expect(await eraseSubmission(database, first?.reference ?? '', clock.now)).toBe(1);
    expect((await places(database)).map(([, seat]) => seat)).toEqual(['seat', 'waiting']);
    expect(await store.eraseOne(second?.id ?? '', second?.id ?? '')).toBe(true);
    expect(await places(database)).toEqual([['b@example.com', 'seat', clock.now]]);
  },
);

onBothEngines(
  'who waits by two registrations is moved up by both, and told once',
  async (database) => {
    const { clock } = await registerAll(
      database,
      ['a@example.com', 'b@example.com', 'b@example.com', 'c@example.com'],
      1,
    );
    await eraseEmail(database, 'a@example.com', clock.now);
    expect(await places(database)).toEqual([
      ['b@example.com', 'seat', clock.now],
      ['b@example.com', 'seat', 'held'],
      ['c@example.com', 'waiting', 'held'],
    ]);
  },
);

onBothEngines('once the webinar is over nobody is told of a seat', async (database) => {
  const { receipts, store, clock } = await register(database, ['a@example.com', 'b@example.com']);
  clock.now = Date.UTC(2026, 11, 10);
  await store.eraseFor(receipts[0]?.id ?? '');
  expect(await places(database)).toEqual([['b@example.com', 'waiting', 'held']]);
});

onBothEngines(
  'who leaves and who comes at the same time never share a seat, nor leave one empty',
  async (database, settings) => {
    const other = exampleStore(await openDatabase(settings)).store;
    const { store, receipts } = await register(
      database,
      Array.from({ length: 10 }, (_, index) => `first-${index}@example.com`),
      5,
    );
    await Promise.all([
      ...receipts.slice(0, 5).map(({ id }, index) => (index % 2 ? store : other).eraseFor(id)),
      ...Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? other : store).save(
          exampleRegistration({ email: `late-${index}@example.com`, seats: 5 }),
        ),
      ),
    ]);
    expect(await store.seatsTaken('data-mesh')).toBe(5);
  },
);

onBothEngines(
  'all who leave at the same time free their seats for as many others',
  async (database, settings) => {
    const other = exampleStore(await openDatabase(settings)).store;
    const { store, receipts } = await register(
      database,
      Array.from({ length: 16 }, (_, index) => `guest-${index}@example.com`),
      8,
    );
    await Promise.all(
      receipts.slice(0, 8).map(({ id }, index) => (index % 2 ? store : other).eraseFor(id)),
    );
    expect((await places(database)).map(([, seat]) => seat)).toEqual(
      Array.from({ length: 8 }, () => 'seat'),
    );
  },
);

onBothEngines('one entry is erased by its sender alone, and its seat goes on', async (database) => {
  const { store, clock, receipts } = await register(database, [
    'layla@example.com',
    'omar@example.com',
  ]);
  const [layla, omar] = receipts;
  const other = await store.save(exampleSubmission({ email: 'layla@example.com' }));
  expect(await store.eraseOne(omar?.id ?? '', layla?.id ?? '')).toBe(false);
  expect(await store.eraseOne(other.id, layla?.id ?? '')).toBe(true);
  expect(await store.eraseOne(other.id, layla?.id ?? '')).toBe(false);
  expect((await store.heldFor(other.id))?.submissions).toMatchObject([{ id: other.id }]);
  expect((await store.heldFor(omar?.id ?? ''))?.submissions).toMatchObject([{ seat: 'seat' }]);
  expect(await suppressions(database)).toEqual([
    { hash: expect.any(String), reason: 'erased', created_at: clock.now },
  ]);
});

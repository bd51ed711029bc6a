import { expect } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  anonymousSubmission,
  exampleRegistration,
  exampleStore,
  exampleSubmission,
} from '#tests/support/example-submission.ts';

onBothEngines(
  'fifty concurrent registrations share ten seats',
  async (database, settings) => {
    const stores = [
      exampleStore(database).store,
      exampleStore(await openDatabase(settings)).store,
    ] as const;
    const registrations = Array.from({ length: 50 }, (_, index) =>
      exampleRegistration({ email: `guest-${index}@example.com`, seats: 10 }),
    );
    const receipts = await Promise.all(
      registrations.map((registration, index) => stores[index % 2 ? 1 : 0].save(registration)),
    );
    expect(receipts.filter(({ seat }) => seat === 'seat')).toHaveLength(10);
    expect(receipts.filter(({ seat }) => seat === 'waiting')).toHaveLength(40);
    expect(await stores[0].seatsTaken('data-mesh')).toBe(10);
    const waiting = await database.db
      .selectFrom('outbox')
      .select('state')
      .where('kind', '=', 'seat-freed')
      .execute();
    expect(waiting).toEqual(Array.from({ length: 40 }, () => ({ state: 'held' })));
  },
  60_000,
);

onBothEngines('each webinar has its own seats, and other forms take none', async (database) => {
  const { store } = exampleStore(database);
  await store.save(exampleRegistration());
  await store.save(exampleSubmission({ about: 'data-mesh' }));
  expect(
    (await store.save(exampleRegistration({ about: 'ai-act', email: 'omar@example.com' }))).seat,
  ).toBe('seat');
  expect((await store.save(exampleRegistration({ email: 'omar@example.com' }))).seat).toBe(
    'waiting',
  );
  expect(
    await Promise.all(['data-mesh', 'ai-act', 'none'].map((about) => store.seatsTaken(about))),
  ).toEqual([1, 1, 0]);
});

onBothEngines('a quarantined registration keeps its seat', async (database) => {
  const { store } = exampleStore(database);
  expect((await store.save(exampleRegistration({ quarantineReason: 'links' }))).seat).toBe('seat');
  expect((await store.save(exampleRegistration({ email: 'omar@example.com' }))).seat).toBe(
    'waiting',
  );
  expect(await store.seatsTaken('data-mesh')).toBe(1);
});

onBothEngines('a duplicate registration has one seat', async (database) => {
  const { store } = exampleStore(database);
  const send = () => store.save(exampleRegistration({ seats: 2, token: 'a' }));
  expect(await send()).toEqual(await send());
  expect(await store.seatsTaken('data-mesh')).toBe(1);
});

onBothEngines('a form with seats but no event is a mistake', async (database) => {
  const { store } = exampleStore(database);
  const { about: _, ...registration } = exampleRegistration();
  await expect(store.save(registration)).rejects.toThrow('names no event');
});

onBothEngines('a second registration of a person shares the seat', async (database) => {
  const { store } = exampleStore(database);
  const register = (email: string, token: string) =>
    store.save(exampleRegistration({ email, token, seats: 2 }));
  const [first, again] = [
    await register('Layla@example.com', 'a'),
    await register('layla@example.com ', 'b'),
  ];
  expect([first.seat, again.seat]).toEqual(['seat', 'seat']);
  expect(again.id).not.toBe(first.id);
  expect(await store.seatsTaken('data-mesh')).toBe(1);
  expect((await register('omar@example.com', 'c')).seat).toBe('seat');
  expect((await register('layla@example.com', 'd')).seat).toBe('seat');
  expect((await register('huda@example.com', 'e')).seat).toBe('waiting');
  expect((await register('huda@example.com', 'f')).seat).toBe('waiting');
  expect(await store.seatsTaken('data-mesh')).toBe(2);
});

onBothEngines('registrations without an e-mail have a seat each', async (database) => {
  const { store } = exampleStore(database);
  const anonymous = anonymousSubmission(exampleRegistration({ seats: 2, mails: () => [] }));
  for (const seat of ['seat', 'seat', 'waiting'])
    expect((await store.save(anonymous)).seat).toBe(seat);
  expect(await store.seatsTaken('data-mesh')).toBe(2);
});

onBothEngines('added seats go to waitlisted people before new registrations', async (database) => {
  const { store, clock } = exampleStore(database);
  const register = async (email: string, seats: number) => {
    clock.now += HOUR;
    return store.save(exampleRegistration({ email, seats, token: String(clock.now) }));
  };
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await register(email, 1);
  expect((await register('d@example.com', 2)).seat).toBe('waiting');
  expect(await store.seatsTaken('data-mesh')).toBe(2);
  // c@example.com is waitlisted and registers again. Both registrations share the added seat.
  expect((await register('c@example.com', 3)).seat).toBe('seat');
  expect((await register('e@example.com', 5)).seat).toBe('seat');
  const told = await database.db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select('email')
    .where('kind', '=', 'seat-freed')
    .where('state', '=', 'pending')
    .orderBy('email')
    .execute();
  expect(told.map(({ email }) => email)).toEqual([
    'b@example.com',
    'c@example.com',
    'd@example.com',
  ]);
  expect(await store.seatsTaken('data-mesh')).toBe(5);
});

onBothEngines(
  'a quarantined waitlisted registration blocks nobody and agrees with later ones',
  async (database) => {
    const { store } = exampleStore(database);
    const register = (email: string, token: string, seats: number, held = {}) =>
      store.save(exampleRegistration({ email, token, seats, ...held }));
    await register('a@example.com', 'a', 1);
    expect((await register('b@example.com', 'b', 1, { quarantineReason: 'links' })).seat).toBe(
      'waiting',
    );
    expect((await register('c@example.com', 'c', 2)).seat).toBe('seat');
    expect((await register('b@example.com', 'd', 3)).seat).toBe('seat');
    const seats = await database.db.selectFrom('submissions').select('seat').execute();
    expect(seats).toEqual(Array.from({ length: 4 }, () => ({ seat: 'seat' })));
    expect(await store.seatsTaken('data-mesh')).toBe(3);
  },
);

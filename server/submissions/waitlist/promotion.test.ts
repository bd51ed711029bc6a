import { expect } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { eraseEmail, eraseSubmission } from '#server/submissions/people/erase.ts';
import { exampleWebinar } from '#tests/support/built-site.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  exampleRegistration,
  exampleStore,
  exampleSubmission,
  NOTICE,
} from '#tests/support/example-submission.ts';
import { fillSeats } from './fill-seats.ts';

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

async function register(
  database: Database,
  names: string[],
  seats = 1,
  quarantined: string[] = [],
) {
  const { store, clock } = exampleStore(database);
  const receipts = [];
  for (const name of names) {
    const quarantineReason = quarantined.includes(name) ? { quarantineReason: 'links' } : {};
    receipts.push(
      await store.save(exampleRegistration({ email: name, seats, ...quarantineReason })),
    );
    clock.now += HOUR;
  }
  return { store, clock, receipts };
}

const suppressions = ({ db }: Database) => db.selectFrom('suppressions').selectAll().execute();

onBothEngines(
  'a freed seat goes to the person who waits longest, with a mail',
  async (database) => {
    const { store, clock, receipts } = await register(database, [
      'a@example.com',
      'b@example.com',
      'c@example.com',
    ]);
    await store.save(exampleRegistration({ email: 'd@example.com', about: 'ai-act', seats: 0 }));
    expect(await store.eraseFor(receipts[0]?.id ?? '', NOTICE)).toBe(1);
    expect(await places(database)).toEqual([
      ['b@example.com', 'seat', clock.now],
      ['c@example.com', 'waiting', 'held'],
      ['d@example.com', 'waiting', 'held'],
    ]);
    expect(await store.seatsTaken('data-mesh')).toBe(1);
  },
);

onBothEngines(
  'quarantined registrations are not promoted, and erasing a waitlisted one frees no seat',
  async (database) => {
    const names = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];
    const { clock, receipts } = await register(database, names, 1, ['b@example.com']);
    expect(await eraseSubmission(database, receipts[3]?.reference ?? '', { now: clock.now })).toBe(
      1,
    );
    expect((await places(database)).map(([, seat]) => seat)).toEqual([
      'seat',
      'waiting',
      'waiting',
    ]);
    expect(await eraseEmail(database, 'a@example.com', clock.now)).toBe(1);
    expect(await places(database)).toEqual([
      ['b@example.com', 'waiting', 'held'],
      ['c@example.com', 'seat', clock.now],
    ]);
  },
);

async function registerAll(database: Database, emails: string[], seats: number) {
  const { store, clock } = exampleStore(database);
  const receipts = [];
  for (const [index, email] of emails.entries()) {
    receipts.push(await store.save(exampleRegistration({ email, seats, token: String(index) })));
    clock.now += HOUR;
  }
  return { store, clock, receipts };
}

onBothEngines('erasing several registrations of one person frees one seat', async (database) => {
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
  'a seat is free when the last registration of its person is gone',
  async (database) => {
    const { store, clock, receipts } = await registerAll(
      database,
      ['a@example.com', 'a@example.com', 'b@example.com'],
      1,
    );
    const [first, second] = receipts;
    expect(await eraseSubmission(database, first?.reference ?? '', { now: clock.now })).toBe(1);
    expect((await places(database)).map(([, seat]) => seat)).toEqual(['seat', 'waiting']);
    expect(await store.eraseOne(second?.id ?? '', second?.id ?? '', NOTICE)).toBe(true);
    expect(await places(database)).toEqual([['b@example.com', 'seat', clock.now]]);
  },
);

onBothEngines(
  'a person with two registrations is promoted by both and gets one mail',
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

onBothEngines(
  'in the last half hour before a webinar, and if it is cancelled, nobody is promoted',
  async (database) => {
    const starts = Date.UTC(2026, 11, 9, 22);
    const announced = { slug: 'data-mesh', starts, ends: starts + 2 * HOUR, sequence: 1 };
    const { store, receipts, clock } = await register(database, [
      'a@example.com',
      'b@example.com',
      'c@example.com',
    ]);
    const setStatus = (status: 'confirmed' | 'cancelled') =>
      database.db
        .insertInto('announced_webinars')
        .values({ ...announced, status, changed_at: null })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ status }))
        .execute();
    const [first, second] = receipts;
    const waiting = [
      ['b@example.com', 'waiting', 'held'],
      ['c@example.com', 'waiting', 'held'],
    ];
    await setStatus('cancelled');
    await store.eraseFor(first?.id ?? '', NOTICE);
    expect(await places(database)).toEqual(waiting);
    await setStatus('confirmed');
    const webinar = { ...exampleWebinar(announced), seats: 1 };
    clock.now = starts - HOUR / 2 + 1;
    expect(await fillSeats(database, [webinar], clock.now)).toBe(0);
    clock.now = starts - HOUR / 2;
    expect(await fillSeats(database, [webinar], clock.now)).toBe(1);
    clock.now += 1;
    await store.eraseFor(second?.id ?? '', NOTICE);
    expect(await places(database)).toEqual([['c@example.com', 'waiting', 'held']]);
  },
);

onBothEngines('after the webinar nobody is promoted', async (database) => {
  const { receipts, store, clock } = await register(database, ['a@example.com', 'b@example.com']);
  clock.now = Date.UTC(2026, 11, 10);
  await store.eraseFor(receipts[0]?.id ?? '', NOTICE);
  expect(await places(database)).toEqual([['b@example.com', 'waiting', 'held']]);
});

onBothEngines(
  'concurrent erasures and registrations neither share a seat nor leave one empty',
  async (database, settings) => {
    const other = exampleStore(await openDatabase(settings)).store;
    const { store, receipts } = await register(
      database,
      Array.from({ length: 10 }, (_, index) => `first-${index}@example.com`),
      5,
    );
    await Promise.all([
      ...receipts
        .slice(0, 5)
        .map(({ id }, index) => (index % 2 ? store : other).eraseFor(id, NOTICE)),
      ...Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? other : store).save(
          exampleRegistration({ email: `late-${index}@example.com`, seats: 5 }),
        ),
      ),
    ]);
    expect(await store.seatsTaken('data-mesh')).toBe(5);
  },
);

onBothEngines('concurrent erasures promote as many people', async (database, settings) => {
  const other = exampleStore(await openDatabase(settings)).store;
  const { store, receipts } = await register(
    database,
    Array.from({ length: 16 }, (_, index) => `guest-${index}@example.com`),
    8,
  );
  await Promise.all(
    receipts.slice(0, 8).map(({ id }, index) => (index % 2 ? store : other).eraseFor(id, NOTICE)),
  );
  expect((await places(database)).map(([, seat]) => seat)).toEqual(
    Array.from({ length: 8 }, () => 'seat'),
  );
});

onBothEngines(
  'only its sender erases a registration, and its seat is passed on',
  async (database) => {
    const { store, clock, receipts } = await register(database, [
      'layla@example.com',
      'omar@example.com',
    ]);
    const [layla, omar] = receipts;
    const other = await store.save(exampleSubmission({ email: 'layla@example.com' }));
    expect(await store.eraseOne(omar?.id ?? '', layla?.id ?? '', NOTICE)).toBe(false);
    expect(await store.eraseOne(other.id, layla?.id ?? '', NOTICE)).toBe(true);
    expect(await store.eraseOne(other.id, layla?.id ?? '', NOTICE)).toBe(false);
    expect((await store.personalData(other.id))?.submissions).toMatchObject([{ id: other.id }]);
    expect((await store.personalData(omar?.id ?? ''))?.submissions).toMatchObject([
      { seat: 'seat' },
    ]);
    expect(await suppressions(database)).toEqual([
      { hash: expect.any(String), reason: 'erased', created_at: clock.now },
    ]);
  },
);

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { DAY, exampleRegistration, exampleStore, exampleSubmission, HOUR, NOON, TO_FIRM } from '#tests/support/example-submission.ts';
import { eraseAddress, eraseSubmission } from './erase.ts';

/** Who has a seat or waits, in the order they came, and when the mail goes that tells of a free one. */
async function places(database: Database) {
  const rows = await database.db
    .selectFrom('submissions')
    .leftJoin('outbox', (join) => join.onRef('outbox.submission_id', '=', 'submissions.id').on('outbox.kind', '=', 'seat-freed'))
    .select(['submissions.email', 'submissions.seat', 'outbox.state', 'outbox.created_at', 'outbox.next_at'])
    .orderBy('submissions.received_at')
    .execute();
  return rows.map(({ email, seat, state, created_at, next_at }) => [email, seat, state === 'pending' && created_at === next_at ? next_at : state]);
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

onBothEngines('nothing is left of whoever is erased, and everything of others', async (database) => {
  const { store, clock } = exampleStore(database);
  const uploads = [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') }];
  const first = await store.save(exampleSubmission({ uploads, email: 'Layla@Example.com' }));
  await database.db.insertInto('notes').values({ id: randomUUID(), submission_id: first.id, written_at: NOON, text: 'Called back' }).execute();
  const signUp = await store.save(exampleSubmission({ form: 'newsletter' }));
  await store.subscribe(signUp.id, {});
  const stranger = await store.save(exampleSubmission({ email: 'omar@example.com', uploads }));
  clock.now += HOUR;
  expect(await store.eraseFor(signUp.id)).toBe(3);

  expect(await store.heldFor(first.id)).toBeUndefined();
  const owners = async (table: 'attachments' | 'outbox' | 'notes') =>
    (await database.db.selectFrom(table).select('submission_id').distinct().execute()).map(({ submission_id }) => submission_id);
  expect(await Promise.all([owners('attachments'), owners('outbox'), owners('notes')])).toEqual([[stranger.id], [stranger.id], []]);
  expect(await database.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
  expect(await suppressions(database)).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), reason: 'erased', created_at: NOON + HOUR }]);
  expect(await store.eraseFor(signUp.id)).toBe(0);
});

onBothEngines('a subscriber can be erased by the subscription alone', async (database) => {
  const { store } = exampleStore(database);
  const signUp = await store.save(exampleSubmission({ form: 'newsletter' }));
  const subscriber = await store.subscribe(signUp.id, {});
  await eraseSubmission(database, signUp.reference, NOON);
  // One record less is not yet a wish to hear nothing more.
  expect(await suppressions(database)).toEqual([]);
  expect(await store.eraseFor(subscriber?.id ?? '')).toBe(1);
  expect(await suppressions(database)).toHaveLength(1);
});

onBothEngines('staff erase by address, however it is typed, or by reference', async (database) => {
  const { store } = exampleStore(database);
  await store.save(exampleSubmission({ email: 'Layla@Example.com' }));
  const { reference } = await store.save(exampleSubmission({ email: 'omar@example.com', token: 'a' }));
  await store.save(exampleSubmission({ email: 'omar@example.com', token: 'b' }));
  expect(await eraseAddress(database, ' LAYLA@example.COM', NOON)).toBe(1);
  expect(await eraseAddress(database, 'layla@example.com', NOON)).toBe(0);
  expect(await eraseAddress(database, ' ', NOON)).toBe(0);
  expect(await eraseSubmission(database, reference.toLowerCase(), NOON)).toBe(1);
  expect(await eraseSubmission(database, reference, NOON)).toBe(0);
  expect(await database.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1);
  expect(await suppressions(database)).toHaveLength(2);
});

onBothEngines('what was sent without an address is erased by its reference, and hashes nobody', async (database) => {
  const { store } = exampleStore(database);
  const { email: _, ...anonymous } = exampleSubmission({ form: 'feedback', mails: () => [TO_FIRM] });
  const [first, second] = [await store.save(anonymous), await store.save(anonymous)];
  expect(await store.eraseFor(first.id)).toBe(0);
  expect(await eraseSubmission(database, first.reference, NOON)).toBe(1);
  expect(await database.db.selectFrom('submissions').select('id').execute()).toEqual([{ id: second.id }]);
  expect(await suppressions(database)).toEqual([]);
});

onBothEngines('the address itself is not in the suppression, and another site would hash it otherwise', async (database) => {
  const { store } = exampleStore(database);
  const hashes = [];
  for (const salt of ['first', 'second']) {
    await store.eraseFor((await store.save(exampleSubmission({ token: salt }))).id);
    hashes.push(...(await suppressions(database)).map(({ hash }) => hash));
    await database.db.deleteFrom('suppressions').execute();
    await database.db.deleteFrom('site_state').where('name', '=', 'suppression-salt').execute();
  }
  expect(new Set(hashes).size).toBe(2);
});

onBothEngines('a freed seat goes to whoever waits longest, who is told', async (database) => {
  const { store, clock, receipts } = await register(database, ['a@example.com', 'b@example.com', 'c@example.com']);
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
  expect(await eraseAddress(database, 'a@example.com', clock.now)).toBe(1);
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
  const emails = ['a@example.com', 'b@example.com', 'a@example.com', 'a@example.com', 'c@example.com', 'd@example.com'];
  const { store, clock } = await registerAll(database, emails, 2);
  expect(await eraseAddress(database, 'a@example.com', clock.now)).toBe(3);
  expect(await places(database)).toEqual([
    ['b@example.com', 'seat', null],
    ['c@example.com', 'seat', clock.now],
    ['d@example.com', 'waiting', 'held'],
  ]);
  expect(await store.seatsTaken('data-mesh')).toBe(2);
});

onBothEngines('a seat is free only once the last registration of whoever has it is gone', async (database) => {
  const { store, clock, receipts } = await registerAll(database, ['a@example.com', 'a@example.com', 'b@example.com'], 1);
  const [first, second] = receipts;
  expect(await eraseSubmission(database, first?.reference ?? '', clock.now)).toBe(1);
  expect((await places(database)).map(([, seat]) => seat)).toEqual(['seat', 'waiting']);
  expect(await store.eraseOne(second?.id ?? '', second?.id ?? '')).toBe(true);
  expect(await places(database)).toEqual([['b@example.com', 'seat', clock.now]]);
});

onBothEngines('who waits by two registrations is moved up by both, and told once', async (database) => {
  const { clock } = await registerAll(database, ['a@example.com', 'b@example.com', 'b@example.com', 'c@example.com'], 1);
  await eraseAddress(database, 'a@example.com', clock.now);
  expect(await places(database)).toEqual([
    ['b@example.com', 'seat', clock.now],
    ['b@example.com', 'seat', 'held'],
    ['c@example.com', 'waiting', 'held'],
  ]);
});

onBothEngines('once the webinar is over nobody is told of a seat', async (database) => {
  const { receipts, store, clock } = await register(database, ['a@example.com', 'b@example.com']);
  clock.now = Date.UTC(2026, 11, 10);
  await store.eraseFor(receipts[0]?.id ?? '');
  expect(await places(database)).toEqual([['b@example.com', 'waiting', 'held']]);
});

onBothEngines('who leaves and who comes at the same time never share a seat, nor leave one empty', async (database, settings) => {
  const other = exampleStore(await openDatabase(settings)).store;
  const { store, receipts } = await register(
    database,
    Array.from({ length: 10 }, (_, index) => `first-${index}@example.com`),
    5,
  );
  await Promise.all([
    ...receipts.slice(0, 5).map(({ id }, index) => (index % 2 ? store : other).eraseFor(id)),
    ...Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? other : store).save(exampleRegistration({ email: `late-${index}@example.com`, seats: 5 })),
    ),
  ]);
  expect(await store.seatsTaken('data-mesh')).toBe(5);
});

onBothEngines('all who leave at the same time free their seats for as many others', async (database, settings) => {
  const other = exampleStore(await openDatabase(settings)).store;
  const { store, receipts } = await register(
    database,
    Array.from({ length: 16 }, (_, index) => `guest-${index}@example.com`),
    8,
  );
  await Promise.all(receipts.slice(0, 8).map(({ id }, index) => (index % 2 ? store : other).eraseFor(id)));
  expect((await places(database)).map(([, seat]) => seat)).toEqual(Array.from({ length: 8 }, () => 'seat'));
});

onBothEngines('an erasure that fails erases nothing', async (database) => {
  const { store } = exampleStore(database);
  const { id } = await store.save(exampleSubmission({ keepUntil: () => NOON + DAY }));
  await database.db.schema.dropTable('suppressions').execute();
  await expect(store.eraseFor(id)).rejects.toThrow();
  expect(await store.heldFor(id)).toBeDefined();
});

onBothEngines('one entry is erased by its sender alone, and its seat goes on', async (database) => {
  const { store, clock, receipts } = await register(database, ['layla@example.com', 'omar@example.com']);
  const [layla, omar] = receipts;
  const other = await store.save(exampleSubmission({ email: 'layla@example.com' }));
  expect(await store.eraseOne(omar?.id ?? '', layla?.id ?? '')).toBe(false);
  expect(await store.eraseOne(other.id, layla?.id ?? '')).toBe(true);
  expect(await store.eraseOne(other.id, layla?.id ?? '')).toBe(false);
  expect((await store.heldFor(other.id))?.submissions).toMatchObject([{ id: other.id }]);
  expect((await store.heldFor(omar?.id ?? ''))?.submissions).toMatchObject([{ seat: 'seat' }]);
  expect(await suppressions(database)).toEqual([{ hash: expect.any(String), reason: 'erased', created_at: clock.now }]);
});

onBothEngines('one entry of a subscriber less is no wish to hear nothing more', async (database) => {
  const { store } = exampleStore(database);
  const signUp = await store.save(exampleSubmission({ form: 'newsletter' }));
  await store.subscribe(signUp.id, {});
  const other = await store.save(exampleSubmission());
  expect(await store.eraseOne(signUp.id, other.id)).toBe(true);
  expect(await suppressions(database)).toEqual([]);
});

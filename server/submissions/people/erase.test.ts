import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import {
  anonymousSubmission,
  exampleStore,
  exampleSubmission,
  NOON,
  NOTICE,
  TO_FIRM,
  TO_VISITOR,
} from '#tests/support/example-submission.ts';
import { eraseEmail, eraseSubmission } from './erase.ts';

const notices = ({ db }: Database) =>
  db.selectFrom('outbox').selectAll().where('submission_id', 'is', null).execute();
const suppressions = ({ db }: Database) => db.selectFrom('suppressions').selectAll().execute();

onBothEngines(
  'an erasure deletes all data of one person and nothing of others',
  async (database) => {
    const { store, clock } = exampleStore(database);
    const uploads = [
      { field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') },
    ];
    const first = await store.save(exampleSubmission({ uploads, email: 'Layla@Example.com' }));
    await database.db
      .insertInto('notes')
      .values({ id: randomUUID(), submission_id: first.id, written_at: NOON, text: 'Called back' })
      .execute();
    const signUp = await store.save(exampleSubmission({ form: 'newsletter' }));
    await store.subscribe(signUp.id, {});
    const stranger = await store.save(exampleSubmission({ email: 'omar@example.com', uploads }));
    clock.now += HOUR;
    expect(await store.eraseFor(signUp.id, NOTICE)).toBe(3);

    expect(await store.personalData(first.id)).toBeUndefined();
    const owners = async (table: 'attachments' | 'outbox' | 'notes') =>
      (await database.db.selectFrom(table).select('submission_id').distinct().execute()).map(
        ({ submission_id }) => submission_id,
      );
    expect(await owners('attachments')).toEqual([stranger.id]);
    expect(new Set(await owners('outbox'))).toEqual(new Set([stranger.id, null]));
    expect(await owners('notes')).toEqual([]);
    expect(await database.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
    expect(await suppressions(database)).toEqual([
      { hash: expect.stringMatching(/^[0-9a-f]{64}$/), reason: 'erased', created_at: NOON + HOUR },
    ]);
    expect(await store.eraseFor(signUp.id, NOTICE)).toBe(0);
  },
);

onBothEngines('the id of a subscription erases its person', async (database) => {
  const { store } = exampleStore(database);
  const signUp = await store.save(exampleSubmission({ form: 'newsletter' }));
  const subscriber = await store.subscribe(signUp.id, {});
  await eraseSubmission(database, signUp.reference, { now: NOON });
  expect(await suppressions(database)).toEqual([]);
  expect(await store.eraseFor(subscriber?.id ?? '', NOTICE)).toBe(1);
  expect(await suppressions(database)).toHaveLength(1);
});

onBothEngines('staff erase by e-mail, in any spelling, or by reference', async (database) => {
  const { store } = exampleStore(database);
  await store.save(exampleSubmission({ email: 'Layla@Example.com' }));
  const { reference } = await store.save(
    exampleSubmission({ email: 'omar@example.com', token: 'a' }),
  );
  await store.save(exampleSubmission({ email: 'omar@example.com', token: 'b' }));
  expect(await eraseEmail(database, ' LAYLA@example.COM', NOON)).toBe(1);
  expect(await eraseEmail(database, 'layla@example.com', NOON)).toBe(0);
  expect(await eraseEmail(database, ' ', NOON)).toBe(0);
  expect(await eraseSubmission(database, reference.toLowerCase(), { now: NOON })).toBe(1);
  expect(await eraseSubmission(database, reference, { now: NOON })).toBe(0);
  expect(await database.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1);
  expect(await suppressions(database)).toHaveLength(2);
});

onBothEngines(
  'a submission without an e-mail is erased without an entry in the suppression list',
  async (database) => {
    const { store } = exampleStore(database);
    const anonymous = anonymousSubmission({
      form: 'feedback',
      mails: () => [TO_FIRM],
    });
    const [first, second] = [await store.save(anonymous), await store.save(anonymous)];
    expect(await store.eraseFor(first.id, NOTICE)).toBe(0);
    expect(await eraseSubmission(database, first.reference, { now: NOON })).toBe(1);
    expect(await database.db.selectFrom('submissions').select('id').execute()).toEqual([
      { id: second.id },
    ]);
    expect(await suppressions(database)).toEqual([]);
  },
);

onBothEngines('the suppression list has a hash with the site’s own key', async (database) => {
  const { store } = exampleStore(database);
  const hashes = [];
  for (const salt of ['first', 'second']) {
    await store.eraseFor((await store.save(exampleSubmission({ token: salt }))).id, NOTICE);
    hashes.push(...(await suppressions(database)).map(({ hash }) => hash));
    await database.db.deleteFrom('suppressions').execute();
    await database.db.deleteFrom('site_state').where('name', '=', 'suppression-salt').execute();
  }
  expect(new Set(hashes).size).toBe(2);
});

onBothEngines('an erasure that fails changes nothing', async (database) => {
  const { store } = exampleStore(database);
  const { id } = await store.save(exampleSubmission({ keepUntil: () => NOON + DAY }));
  await database.db.schema.dropTable('suppressions').execute();
  await expect(store.eraseFor(id, NOTICE)).rejects.toThrow();
  expect(await store.personalData(id)).toBeDefined();
});

onBothEngines(
  'erasing one submission of a subscriber does not suppress their mails',
  async (database) => {
    const { store } = exampleStore(database);
    const signUp = await store.save(exampleSubmission({ form: 'newsletter' }));
    await store.subscribe(signUp.id, {});
    const other = await store.save(exampleSubmission());
    expect(await store.eraseOne(signUp.id, other.id, NOTICE)).toBe(true);
    expect(await suppressions(database)).toEqual([]);
  },
);

onBothEngines(
  'the firm gets one mail about each submission that its sender erased, without any answer',
  async (database) => {
    const { store, clock } = exampleStore(database);
    const message = await store.save(exampleSubmission());
    clock.now += HOUR;
    const application = await store.save(exampleSubmission({ form: 'application' }));
    await store.save(exampleSubmission({ form: 'newsletter', mails: () => [TO_VISITOR] }));
    const other = await store.save(exampleSubmission({ form: 'webinar', token: 'other' }));

    expect(await store.eraseOne(message.id, other.id, NOTICE)).toBe(true);
    expect(await store.eraseFor(message.id, NOTICE)).toBe(3);
    const written = await notices(database);
    expect(written.map(({ recipient, message }) => [recipient, message]).sort()).toEqual(
      [application, message, other].map(({ id, form, reference }) => [
        `${form}@firm.example`,
        JSON.stringify(NOTICE({ form, reference, link: { id, version: 0 } })),
      ]),
    );
    for (const mail of written)
      expect(mail).toMatchObject({ audience: 'firm', state: 'pending', next_at: clock.now });
  },
);

onBothEngines('the firm gets no mail when its staff erase', async (database) => {
  const { store } = exampleStore(database);
  const { reference } = await store.save(exampleSubmission({ token: 'first' }));
  await store.save(exampleSubmission({ token: 'second' }));
  expect(await eraseSubmission(database, reference, { now: NOON })).toBe(1);
  expect(await eraseEmail(database, 'layla@example.com', NOON)).toBe(1);
  expect(await notices(database)).toEqual([]);
});

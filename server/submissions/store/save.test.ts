import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import { type Database, StoreUnavailable } from '#server/database/connect.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  exampleStore,
  exampleSubmission,
  NOON,
  TO_FIRM,
} from '#tests/support/example-submission.ts';
import { save } from './save.ts';

const ARABIC = 'السَّلامُ عَلَيْكُم ٣٤٥ 👩🏽‍💻 ﷽ "quoted" \\ \t\nline';

const rows = (database: Database) => database.db.selectFrom('submissions').selectAll().execute();

onBothEngines('a submission is stored as it was written, with its due date', async (database) => {
  const { store } = exampleStore(database);
  const receipt = await store.save(
    exampleSubmission({
      language: 'ar',
      email: '  Layla@Example.COM ',
      name: ' ليلى ',
      about: 'data-strategy',
      answers: { message: ARABIC, name: 'ليلى', last: '' },
      answerWithin: DAY,
      token: 'a',
    }),
  );
  expect(receipt).toEqual({
    id: expect.any(String),
    reference: expect.any(String),
    form: 'contact',
    receivedAt: NOON,
    dueAt: NOON + DAY,
  });
  const [row, ...others] = await rows(database);
  expect(others).toEqual([]);
  expect(row).toEqual({
    id: receipt.id,
    reference: receipt.reference,
    form: 'contact',
    language: 'ar',
    email: 'Layla@Example.COM',
    email_key: 'layla@example.com',
    name: 'ليلى',
    about: 'data-strategy',
    answers: JSON.stringify({ message: ARABIC, name: 'ليلى', last: '' }),
    seat: null,
    held_because: null,
    received_at: NOON,
    due_at: NOON + DAY,
    closed_at: null,
    handler: null,
    review_since: null,
    link_version: 0,
    consent: null,
    keep_until: NOON + 365 * DAY,
    dedup_key: expect.stringMatching(/^[0-9a-f]{64}$/),
    content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

onBothEngines('missing values are null', async (database) => {
  const { store } = exampleStore(database);
  const { form, language, answers, keepUntil } = exampleSubmission();
  const receipt = await store.save({ form, language, answers, keepUntil, mails: () => [] });
  expect(receipt).toEqual({
    id: expect.any(String),
    reference: expect.any(String),
    form: 'contact',
    receivedAt: NOON,
  });
  const nothing = {
    email: null,
    email_key: null,
    name: null,
    about: null,
    due_at: null,
    dedup_key: null,
  };
  expect(await rows(database)).toEqual([expect.objectContaining(nothing)]);
});

onBothEngines('files are stored unchanged', async (database) => {
  const { store } = exampleStore(database);
  const large = randomBytes(5 * 1024 * 1024);
  // Parsers may return a view into a larger buffer. Only the bytes of the view must be stored.
  const view = new Uint8Array(large.buffer, large.byteOffset + 7, 1000);
  await store.save(
    exampleSubmission({
      uploads: [
        { field: 'cv', name: 'سيرة ذاتية — ليلى.pdf', type: 'application/pdf', bytes: large },
        { field: 'letter', name: 'e.docx', type: 'text/plain', bytes: view },
      ],
    }),
  );
  const files = await database.db.selectFrom('attachments').selectAll().orderBy('field').execute();
  expect(files.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: 'سيرة ذاتية — ليلى.pdf', type: 'application/pdf', size: large.length },
    { name: 'e.docx', type: 'text/plain', size: 1000 },
  ]);
  expect(
    files.map(({ bytes }, index) =>
      Buffer.compare(bytes, [large, view][index] ?? new Uint8Array()),
    ),
  ).toEqual([0, 0]);
});

onBothEngines('all answers are read back', async (database, settings) => {
  const { store } = exampleStore(database);
  const { store: reader } = exampleStore(await openDatabase(settings));
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  const field = fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name !== '__proto__');
  const property = fc.asyncProperty(
    fc.dictionary(field, text),
    fc.uuid(),
    async (answers, token) => {
      const { id } = await store.save(exampleSubmission({ answers, token, mails: () => [] }));
      const held = await reader.personalData(id);
      expect(held?.submissions.find((submission) => submission.id === id)?.answers).toEqual(
        answers,
      );
    },
  );
  await fc.assert(property, { numRuns: 60 });
});

onBothEngines('characters that a text column rejects are handled', async (database) => {
  const { store } = exampleStore(database);
  const answers = { message: 'a\u0000b', half: '\ud83d' };
  const { id } = await store.save(exampleSubmission({ answers }));
  expect((await store.personalData(id))?.submissions[0]?.answers).toEqual(answers);
});

onBothEngines('a submission whose mails fail is not stored', async (database) => {
  const { store } = exampleStore(database);
  const fail = () => {
    throw new Error('no such word');
  };
  const uploads = [
    { field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: randomBytes(10) },
  ];
  await expect(store.save(exampleSubmission({ uploads, token: 'a', mails: fail }))).rejects.toThrow(
    'no such word',
  );
  await expect(
    store.save(exampleSubmission({ uploads, mails: () => [TO_FIRM, TO_FIRM] })),
  ).rejects.toThrow();
  for (const table of ['submissions', 'attachments', 'outbox'] as const) {
    expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  const receipt = await store.save(exampleSubmission({ uploads, token: 'a' }));
  expect(await rows(database)).toMatchObject([{ id: receipt.id }]);
});

onBothEngines('a reference that is taken is not used again', async (database) => {
  const references = ['K7F-4WM', 'K7F-4WM', 'K7F-4WM', 'B2C-3DF'];
  const options = {
    firmMailbox: () => 'firm@example.com',
    mailHost: 'site.example',
    now: () => NOON,
    makeReference: () => references.shift() ?? 'K7F-4WM',
  };
  const send = (token: string) => save(database, exampleSubmission({ token }), options);
  expect([(await send('a')).reference, (await send('b')).reference]).toEqual([
    'K7F-4WM',
    'B2C-3DF',
  ]);
  await expect(send('c')).rejects.toThrow('taken');
});

test('on a full disk nothing is stored, and the same form is stored later', async () => {
  const database = await openDatabase(await freshDatabase('sqlite'));
  const { store } = exampleStore(database);
  const uploads = [
    { field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: randomBytes(1_000_000) },
  ];
  const { page_count: pages } = (
    await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
  ).rows[0] ?? { page_count: 0 };
  await sql.raw(`pragma max_page_count = ${pages + 10}`).execute(database.db);
  await expect(store.save(exampleSubmission({ token: 'a', uploads }))).rejects.toThrow(
    StoreUnavailable,
  );
  expect(await rows(database)).toEqual([]);
  await sql.raw('pragma max_page_count = 1000000').execute(database.db);
  await store.save(exampleSubmission({ token: 'a', uploads }));
  expect(await rows(database)).toHaveLength(1);
});

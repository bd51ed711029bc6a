import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import type { NewOutboxRow } from '#server/database/tables.ts';
import { countMails } from '#server/letters/letter-mails.ts';
import { resumeLetter, stopLetter } from '#server/letters/start-letter.ts';
import { handleSubmission } from '#server/submissions/handling/handle-submission.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  exampleRegistration,
  exampleStore,
  exampleSubmission,
  NOON,
  NOTICE,
  SEAT_MAIL,
  TO_FIRM,
  TO_VISITOR,
} from '#tests/support/example-submission.ts';
import { handlingOptions } from '#tests/support/handling-options.ts';
import {
  addSubscribers,
  LETTER,
  letterMails,
  letterRound,
  start,
} from '#tests/support/subscribers.ts';
import { purge } from './purge.ts';

const nothing = { deleted: {}, keptForMails: 0, emptiedMails: 0, letterMails: 0, codedEntries: 0 };
const forms = async ({ db }: Database) =>
  (await db.selectFrom('submissions').select('form').orderBy('form').execute()).map(
    ({ form }) => form,
  );
const keptFor = (days: number) => (receivedAt: number) => receivedAt + days * DAY;
const sent = (at: number): Partial<NewOutboxRow> => ({ state: 'sent', sent_at: at });

onBothEngines(
  'a submission is deleted after its retention, with files, notes and mails',
  async (database) => {
    const { store } = exampleStore(database);
    const uploads = [
      { field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') },
    ];
    const { id } = await store.save(exampleSubmission({ keepUntil: keptFor(1), uploads }));
    await database.db
      .insertInto('notes')
      .values({ id: randomUUID(), submission_id: id, written_at: NOON, text: 'Called back' })
      .execute();
    await store.save(exampleSubmission({ form: 'partnership', keepUntil: keptFor(1) }));
    await store.save(exampleSubmission({ form: 'application', keepUntil: keptFor(2) }));
    await database.db.updateTable('outbox').set(sent(NOON)).execute();

    expect(await purge(database, { now: NOON + DAY, dryRun: false })).toEqual(nothing);
    const due = { ...nothing, deleted: { contact: 1, partnership: 1 } };
    expect(await purge(database, { now: NOON + DAY + 1, dryRun: true })).toEqual(due);
    expect(await forms(database)).toHaveLength(3);
    expect(await purge(database, { now: NOON + DAY + 1, dryRun: false })).toEqual(due);
    expect(await forms(database)).toEqual(['application']);
    for (const table of ['attachments', 'notes'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toHaveLength(2);
  },
);

onBothEngines('suspected spam is deleted only after a person has decided', async (database) => {
  const { store } = exampleStore(database);
  const quarantined = { quarantineReason: 'links', keepUntil: keptFor(1) };
  await store.save(exampleSubmission({ ...quarantined, name: 'undecided', token: 'a' }));
  const spam = await store.save(exampleSubmission({ ...quarantined, name: 'spam', token: 'b' }));
  const handling = { action: 'spam' as const, author: 'Sara', text: '' };
  await handleSubmission(database, spam.id, handling, handlingOptions());
  await purge(database, { now: NOON + 2 * DAY, dryRun: false });
  expect(await database.db.selectFrom('submissions').select('name').execute()).toEqual([
    { name: 'undecided' },
  ]);
});

onBothEngines(
  'a submission with undelivered mails stays, except through its sender’s fault',
  async (database) => {
    const { store } = exampleStore(database);
    const states = {
      pending: [{ state: 'pending' }, sent(NOON)],
      sending: [{ state: 'sending' }, sent(NOON)],
      quarantined: [sent(NOON), { state: 'quarantined' }],
      'given up, to the firm': [{ state: 'dead' }, sent(NOON)],
      'given up, to the visitor': [sent(NOON), { state: 'dead' }],
      'too many for the visitor': [sent(NOON), { state: 'held', last_error: 'limit' }],
      sent: [sent(NOON), sent(NOON)],
    } as const;
    for (const [name, [toFirm, toVisitor]] of Object.entries(states)) {
      const { id } = await store.save(
        exampleSubmission({ name, token: name, keepUntil: keptFor(1) }),
      );
      await database.db
        .updateTable('outbox')
        .set(toFirm)
        .where('submission_id', '=', id)
        .where('audience', '=', 'firm')
        .execute();
      await database.db
        .updateTable('outbox')
        .set(toVisitor)
        .where('submission_id', '=', id)
        .where('audience', '=', 'visitor')
        .execute();
    }
    const { id } = await store.save(
      exampleSubmission({
        name: 'held',
        token: 'held',
        quarantineReason: 'links',
        keepUntil: keptFor(1),
        mails: () => [TO_FIRM],
      }),
    );
    await store.save(
      exampleSubmission({
        name: 'without mails',
        token: 'x',
        keepUntil: keptFor(1),
        mails: () => [],
      }),
    );
    const waits = await store.save(
      exampleRegistration({
        name: 'waits',
        seats: 0,
        keepUntil: keptFor(1),
        mails: () => [SEAT_MAIL, TO_VISITOR],
      }),
    );
    await database.db
      .updateTable('outbox')
      .set(sent(NOON))
      .where('submission_id', '=', waits.id)
      .where('kind', '=', 'receipt')
      .execute();

    const now = NOON + 2 * DAY;
    const expected = { ...nothing, deleted: { contact: 4, webinar: 1 }, keptForMails: 5 };
    expect(await purge(database, { now, dryRun: true })).toEqual(expected);
    expect(await purge(database, { now, dryRun: false })).toEqual(expected);
    const left = await database.db.selectFrom('submissions').select('name').execute();
    expect(left.map(({ name }) => name).sort()).toEqual([
      'given up, to the firm',
      'held',
      'pending',
      'quarantined',
      'sending',
    ]);

    await database.db
      .updateTable('outbox')
      .set(sent(now))
      .where('submission_id', '!=', id)
      .execute();
    expect(await purge(database, { now, dryRun: false })).toEqual({
      ...nothing,
      deleted: { contact: 4 },
      keptForMails: 1,
    });
  },
);

onBothEngines(
  'the text of a mail is deleted a week after it was sent, and the row stays',
  async (database) => {
    const { store } = exampleStore(database);
    await store.save(exampleSubmission({ token: 'a' }));
    await store.save(exampleSubmission({ token: 'b', mails: () => [TO_FIRM] }));
    await database.db
      .updateTable('outbox')
      .set(sent(NOON))
      .where('audience', '=', 'firm')
      .execute();
    expect(await purge(database, { now: NOON + 7 * DAY, dryRun: false })).toEqual(nothing);
    const now = NOON + 7 * DAY + 1;
    expect(await purge(database, { now, dryRun: true })).toEqual({ ...nothing, emptiedMails: 2 });
    expect(await purge(database, { now, dryRun: false })).toEqual({ ...nothing, emptiedMails: 2 });
    expect(await purge(database, { now, dryRun: false })).toEqual(nothing);
    const mails = await database.db
      .selectFrom('outbox')
      .select(['audience', 'message'])
      .orderBy('audience')
      .execute();
    expect(mails.map(({ message }) => message === '')).toEqual([true, true, false]);
  },
);

onBothEngines('purging promotes nobody', async (database) => {
  const { store, clock } = exampleStore(database);
  await store.save(exampleRegistration({ mails: () => [], keepUntil: keptFor(1) }));
  clock.now += HOUR;
  const waiting = await store.save(exampleRegistration({ email: 'omar@example.com' }));
  expect(await purge(database, { now: NOON + 2 * DAY, dryRun: false })).toEqual({
    ...nothing,
    deleted: { webinar: 1 },
  });
  expect((await store.personalData(waiting.id))?.submissions).toMatchObject([{ seat: 'waiting' }]);
});

onBothEngines('entries of the suppression list are deleted after 30 days', async (database) => {
  const { store, clock } = exampleStore(database);
  await store.eraseFor((await store.save(exampleSubmission())).id, NOTICE);
  clock.now += HOUR;
  await store.eraseFor(
    (await store.save(exampleSubmission({ email: 'omar@example.com' }))).id,
    NOTICE,
  );
  const entries = () => database.db.selectFrom('suppressions').select('created_at').execute();

  expect(await purge(database, { now: NOON + 30 * DAY, dryRun: false })).toEqual(nothing);
  const now = NOON + 30 * DAY + 1;
  const one = { ...nothing, codedEntries: 1 };
  expect(await purge(database, { now, dryRun: true })).toEqual(one);
  expect(await entries()).toHaveLength(2);
  expect(await purge(database, { now, dryRun: false })).toEqual(one);
  expect(await entries()).toEqual([{ created_at: NOON + HOUR }]);
});

onBothEngines(
  'two concurrent purges delete several batches and count each submission once',
  async (database, settings) => {
    const { store } = exampleStore(database);
    const other = await openDatabase(settings);
    for (let count = 0; count < 45; count++)
      await store.save(
        exampleSubmission({ token: String(count), keepUntil: keptFor(1), mails: () => [] }),
      );
    const rounds = await Promise.all(
      [database, other].map((each) => purge(each, { now: NOON + 2 * DAY, dryRun: false })),
    );
    const left = await forms(database);
    expect(rounds.reduce((sum, { deleted }) => sum + (deleted.contact ?? 0), left.length)).toBe(45);
    await purge(database, { now: NOON + 2 * DAY, dryRun: false });
    expect(await forms(database)).toEqual([]);
  },
);

onBothEngines(
  'who got which letter is deleted after a month, and the counts of the letter stay',
  async (database) => {
    await addSubscribers(database, 3);
    await start(database);
    await letterRound(database, NOON);
    await database.db.updateTable('outbox').set({ state: 'sent' }).execute();
    await letterRound(database, NOON);
    const end = NOON + 30 * DAY;
    expect(await purge(database, { now: end, dryRun: false })).toEqual(nothing);
    const later = { now: end + 1, dryRun: true };
    expect(await purge(database, later)).toEqual({ ...nothing, letterMails: 3 });
    expect(await purge(database, { ...later, dryRun: false })).toMatchObject({ letterMails: 3 });
    expect(await letterMails(database)).toEqual([]);
    expect(await countMails(database.db, LETTER.slug)).toMatchObject({ sent: 3 });
    expect(await letterRound(database, end)).toBe(0);
  },
);

onBothEngines(
  'a letter that was stopped for a month cannot go on, because its mails are deleted',
  async (database) => {
    await addSubscribers(database, 3);
    await start(database);
    await letterRound(database, NOON, { mailsPerMinute: 1 });
    await stopLetter(database, LETTER.slug, NOON);
    await purge(database, { now: NOON + 31 * DAY, dryRun: false });
    expect(await resumeLetter(database, LETTER.slug, NOON + 31 * DAY)).toBe(false);
    expect(await letterRound(database, NOON + 31 * DAY)).toBe(0);
  },
);

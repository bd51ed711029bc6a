import { expect, vi } from 'vitest';
import { MINUTE } from '#app/i18n/durations.ts';
import { eraseEmail } from '#server/submissions/people/erase.ts';
import { unsubscribe } from '#server/submissions/people/subscribers.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { exampleStore, exampleSubmission, NOON } from '#tests/support/example-submission.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { gate, runOutbox } from '#tests/support/run-outbox.ts';
import {
  addSubscribers,
  LETTER,
  letterMails,
  letterRound,
  start,
} from '#tests/support/subscribers.ts';
import { countMails } from './letter-mails.ts';
import { readLetter } from './start-letter.ts';

const { slug } = LETTER;

onBothEngines(
  'readers get the letter in their language, and only those who confirmed before',
  async (database) => {
    await addSubscribers(database, 1);
    await addSubscribers(database, 1, { language: 'ar', prefix: 'arabic' });
    await addSubscribers(database, 1, { confirmedAt: NOON + 1, prefix: 'late' });
    await start(database);
    expect(await letterRound(database, NOON + MINUTE)).toBe(2);
    const mails = await database.db
      .selectFrom('outbox')
      .select(['recipient', 'message'])
      .orderBy('recipient')
      .execute();
    expect(mails.map(({ recipient, message }) => [recipient, JSON.parse(message).subject])).toEqual(
      [
        ['arabic-0@visitor.example', `${slug} ar`],
        ['reader-0@visitor.example', `${slug} en`],
      ],
    );
  },
);

onBothEngines('no more mails are queued than the relay takes in a minute', async (database) => {
  await addSubscribers(database, 70);
  await start(database);
  const round = (now: number) => letterRound(database, now, { mailsPerMinute: 30 });
  expect(await round(NOON)).toBe(30);
  const times = await database.db.selectFrom('outbox').select('next_at').execute();
  expect(new Set(times.map(({ next_at }) => next_at)).size).toBe(30);
  expect(Math.max(...times.map(({ next_at }) => next_at))).toBe(NOON + 58_000);
  expect(await round(NOON + 15_000)).toBe(0);
  // The relay is down, so the mails of the first minute still wait.
  expect(await round(NOON + 2 * MINUTE)).toBe(0);
  await database.db.updateTable('outbox').set({ state: 'sent' }).execute();
  expect(await round(NOON + 2 * MINUTE)).toBe(30);
  expect(await round(NOON + 2 * MINUTE + 1)).toBe(0);
});

onBothEngines(
  'processes that queue at the same time write one mail for each reader',
  async (database, settings) => {
    const others = await Promise.all([openDatabase(settings), openDatabase(settings)]);
    await addSubscribers(database, 120);
    const started = await Promise.all([database, ...others].map((one) => start(one)));
    expect(started.filter(Boolean)).toHaveLength(1);
    const queued = await Promise.all([database, ...others].map((one) => letterRound(one, NOON)));
    expect(queued.reduce((sum, count) => sum + count)).toBe(120);
    expect(new Set(await letterMails(database)).size).toBe(120);
  },
);

onBothEngines('a letter that the site no longer shows pauses', async (database) => {
  await addSubscribers(database, 2);
  await start(database);
  expect(await letterRound(database, NOON, { write: () => undefined })).toBe(0);
  expect((await readLetter(database.db, slug))?.finished_at).toBeNull();
  expect(await letterRound(database, NOON)).toBe(2);
});

onBothEngines(
  'people who unsubscribe or erase their data while a letter is sent get no mail, and the counts stay',
  async (database) => {
    await addSubscribers(database, 4);
    await start(database);
    await letterRound(database, NOON);
    const relay = gate();
    const outbox = runOutbox(database, { to: relay.deliver, now: () => NOON + MINUTE });
    await vi.waitUntil(() => relay.started.length === 3);
    const inState = async (state: string) =>
      (await letterMails(database))
        .filter((mail) => mail.endsWith(state))
        .map((mail) => mail.split(' ')[0] ?? '');
    const [waiting = ''] = await inState('pending');
    await unsubscribe(database, waiting, { now: NOON });
    relay.open();
    await vi.waitUntil(async () => (await countMails(database.db, slug)).sent === 3);
    await outbox.stop();
    const [first = '', second = '', third] = await inState('sent');
    await unsubscribe(database, first, { letter: slug, now: NOON });
    await eraseEmail(database, `reader-${Number(second.slice(-1))}@visitor.example`, NOON);

    expect(relay.started).toHaveLength(3);
    expect(await letterMails(database)).toEqual([`${third} sent`]);
    await letterRound(database, NOON + MINUTE);
    expect(await countMails(database.db, slug)).toMatchObject({ sent: 3, waiting: 0, refused: 0 });
    expect(await readLetter(database.db, slug)).toMatchObject({
      unsubscribed: 1,
      finished_at: NOON + MINUTE,
    });
  },
);

onBothEngines(
  'a person who unsubscribes between claim and delivery gets no mail',
  async (database) => {
    await addSubscribers(database, 1);
    await start(database);
    await letterRound(database, NOON);
    const { mails, url } = await startMailServer();
    // The mail of an older claim: its subscriber is gone when the delivery begins.
    const row = await database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    await unsubscribe(database, 'reader-00000', { now: NOON });
    await database.db
      .insertInto('outbox')
      .values({ ...row, subscriber_id: null })
      .execute();
    runOutbox(database, { to: url, now: () => NOON + MINUTE });
    await vi.waitUntil(async () => (await letterMails(database))[0] === 'null held');
    expect(mails).toEqual([]);
  },
);

onBothEngines(
  'other mails overtake letters, and a slow relay keeps a place free for them',
  async (database) => {
    await addSubscribers(database, 10);
    await start(database);
    await letterRound(database, NOON);
    const relay = gate();
    const outbox = runOutbox(database, { to: relay.deliver, now: () => NOON + MINUTE });
    await vi.waitUntil(() => relay.started.length === 3);
    const { store } = exampleStore(database);
    await store.save(exampleSubmission());
    outbox.wake();
    await vi.waitUntil(() => relay.started.length === 4);
    const sending = await database.db
      .selectFrom('outbox')
      .select('audience')
      .where('state', '=', 'sending')
      .execute();
    expect(sending.filter(({ audience }) => audience !== 'subscriber')).toHaveLength(1);
    relay.open();
  },
);

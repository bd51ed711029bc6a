import { expect, test, vi } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { originalLanguage } from '#content/languages.ts';
import type { Engine } from '#server/database/connect.ts';
import { countMails } from '#server/letters/letter-mails.ts';
import { readLetter } from '#server/letters/start-letter.ts';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { exampleStore, exampleSubmission } from '#tests/support/example-submission.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import { countOf, timeLimit } from '#tests/support/long-run.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { watchMemory } from '#tests/support/process-use.ts';
import { byMessageId, countRepeats } from '#tests/support/received-mails.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { addSubscribers, start as startLetter } from '#tests/support/subscribers.ts';

const KILLS = 5;
const READERS = 400;
const MANY_READERS = countOf('readers', 10_000);
/** The mails of letters that a process sends at a time. */
const IN_FLIGHT = 3;
const [letter] = readRecords(originalLanguage, 'letters');
if (!letter) throw new Error('There is no letter');
const { slug } = letter;

const letterMails = (mails: { to: string[]; bytes: Buffer }[]) =>
  mails.filter(({ to }) => to[0]?.startsWith('reader-'));

test.each<Engine>(['sqlite', 'postgres'])(
  'two processes that are killed at any moment send each subscriber one letter (%s)',
  timeLimit(300_000),
  async (engine) => {
    const settings = await freshDatabase(engine);
    const database = await openDatabase(settings);
    const relay = await startMailServer();
    await addSubscribers(database, READERS);
    await startLetter(database, Date.now(), slug);
    const start = () =>
      startSiteOn(settings, {
        ...FAST_OUTBOX,
        SMTP_URL: relay.url,
        LETTER_MAILS_PER_MINUTE: '100000',
      });
    const count = () => countMails(database.db, slug);
    const queued = async () => {
      const { sent, waiting } = await count();
      return sent + waiting;
    };
    for (let kills = 0; kills < KILLS; kills++) {
      const before = { queued: await queued(), arrived: relay.mails.length };
      const sites = await Promise.all([start(), start()]);
      // The first kills hit the queueing, the later ones the sending.
      const hasProgress = async () =>
        before.queued < READERS
          ? (await queued()) > before.queued
          : relay.mails.length > before.arrived + IN_FLIGHT;
      await vi.waitUntil(hasProgress, { timeout: 90_000, interval: 1 });
      await Promise.all(sites.map(({ stop }) => stop('SIGKILL')));
    }
    await Promise.all([start(), start()]);
    const isFinished = async () => (await readLetter(database.db, slug))?.finished_at !== null;
    await vi.waitUntil(isFinished, { timeout: 90_000, interval: 100 });

    expect(await count()).toMatchObject({ sent: READERS, waiting: 0, refused: 0, onHold: 0 });
    const arrived = byMessageId(relay.mails);
    // One Message-ID for each reader: mailboxes recognize a mail that a crash repeated.
    expect(arrived.size).toBe(READERS);
    expect(new Set(relay.mails.map(({ to }) => to[0])).size).toBe(READERS);
    expect(countRepeats(arrived)).toBeLessThanOrEqual(KILLS * 2 * IN_FLIGHT);
  },
);

test(
  `${MANY_READERS} subscribers get one letter each, and other mails do not wait for it`,
  timeLimit(1_200_000),
  async () => {
    const settings = await freshDatabase('sqlite');
    const database = await openDatabase(settings);
    const relay = await startMailServer();
    await addSubscribers(database, MANY_READERS / 2, { confirmedAt: 0 });
    await addSubscribers(database, MANY_READERS / 2, {
      confirmedAt: 0,
      language: 'ar',
      prefix: 'reader-ar',
    });
    const site = await startSiteOn(settings, {
      SMTP_URL: relay.url,
      MAIL_FROM: FAST_OUTBOX.MAIL_FROM,
      LETTER_MAILS_PER_MINUTE: '6000',
    });
    const memory = watchMemory(site.pid);
    await startLetter(database, Date.now(), slug);
    await vi.waitUntil(() => relay.mails.length > 0, { timeout: 60_000, interval: 20 });
    const began = performance.now();

    await vi.waitUntil(() => relay.mails.length > 100, { timeout: 200_000, interval: 20 });
    const { store, clock } = exampleStore(database);
    clock.now = Date.now();
    const saved = performance.now();
    await store.save(exampleSubmission());
    const isThere = () => relay.mails.some(({ to }) => to[0] === 'layla@example.com');
    await vi.waitUntil(isThere, { timeout: 30_000, interval: 20 });
    const waited = performance.now() - saved;

    const areThere = () => letterMails(relay.mails).length >= MANY_READERS;
    await vi.waitUntil(areThere, { timeout: 900_000, interval: 100 });
    const seconds = (performance.now() - began) / 1000;
    const isFinished = async () => (await readLetter(database.db, slug))?.finished_at !== null;
    await vi.waitUntil(isFinished, { timeout: 60_000, interval: 200 });

    const letters = letterMails(relay.mails);
    expect(letters).toHaveLength(MANY_READERS);
    expect(new Set(letters.map(({ to }) => to[0])).size).toBe(MANY_READERS);
    expect(await countMails(database.db, slug)).toMatchObject({ sent: MANY_READERS, waiting: 0 });
    expect(waited).toBeLessThan(10_000);
    const figures = {
      mailsPerSecond: Math.round(MANY_READERS / seconds),
      otherMailWaited: Math.round(waited),
      memory: memory(),
    };
    console.log(`a letter to ${MANY_READERS} subscribers: ${JSON.stringify(figures)}`);
  },
);

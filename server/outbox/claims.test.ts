import { expect } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { addMails, readMail } from '#tests/support/outbox-rows.ts';
import { claimMails, settle } from './claims.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const LEASE = 120_000;
const settings = {
  OUTBOX_POLL_MS: 1000,
  OUTBOX_BACKOFF_MIN_MS: 30_000,
  OUTBOX_BACKOFF_MAX_MS: 3_600_000,
  OUTBOX_LEASE_MS: LEASE,
  SMTP_TOTAL_TIMEOUT_MS: 60_000,
  MAIL_FROM: 'site@firm.example',
};
const claim = (database: Database, at = NOW, limit = 100, except: string[] = []) =>
  claimMails(database, { settings, now: () => at, limit, except });
const ids = (mails: { id: string }[]) => mails.map(({ id }) => id).sort();

onBothEngines('only due mails are claimed, the longest waiting first', async (database) => {
  await addMails(
    database,
    { id: 'second', next_at: NOW - 1 },
    { id: 'first', next_at: NOW - 60_000 },
    { id: 'now', next_at: NOW },
    { id: 'later', next_at: NOW + 1 },
    { id: 'in an hour', next_at: NOW + 3_600_000 },
    { id: 'held', state: 'held' },
    { id: 'quarantined', state: 'quarantined' },
    { id: 'dead', state: 'dead' },
    { id: 'sent', state: 'sent' },
  );
  expect(ids(await claim(database, NOW, 2))).toEqual(['first', 'second']);
  expect(ids(await claim(database, NOW))).toEqual(['now']);
  expect(await claim(database, NOW)).toEqual([]);
  expect(await readMail(database, 'first')).toMatchObject({
    state: 'sending',
    attempts: 0,
    lease_until: NOW + LEASE,
  });
});

onBothEngines(
  'twenty concurrent claims over two connections never get the same mail',
  async (database, connection) => {
    const other = await openDatabase(connection);
    await addMails(database, ...Array.from({ length: 60 }, () => ({})));
    const claimed = await Promise.all(
      Array.from({ length: 20 }, (_, index) => claim(index % 2 ? database : other, NOW, 3)),
    );
    const taken = claimed.flat().map(({ id }) => id);
    expect(new Set(taken).size).toBe(taken.length);
    while (taken.length < 60) {
      const more = await claim(database, NOW, 3);
      expect(more).not.toEqual([]);
      taken.push(...ids(more));
    }
    expect(new Set(taken).size).toBe(60);
  },
);

onBothEngines(
  'mails of a crashed process are claimed when their lease has expired, not before',
  async (database) => {
    await addMails(database, { id: 'one' });
    const [lost] = await claim(database);
    expect(await claim(database, NOW + LEASE - 1)).toEqual([]);
    const [taken] = await claim(database, NOW + LEASE);
    expect(taken).toMatchObject({ id: 'one', attempts: 1 });
    expect(taken?.lease).not.toBe(lost?.lease);
  },
);

onBothEngines('a process without the lease cannot write the outcome', async (database) => {
  await addMails(database, { id: 'one' });
  const [lost] = await claim(database);
  const [taken] = await claim(database, NOW + LEASE);
  if (!lost || !taken) throw new Error('nothing was claimed');
  expect(await settle(database, lost, { state: 'sent', sent_at: NOW })).toBe(false);
  expect(await readMail(database, 'one')).toMatchObject({
    state: 'sending',
    lease: taken.lease,
    sent_at: null,
  });
  expect(await settle(database, taken, { state: 'sent', sent_at: NOW + 1 })).toBe(true);
  expect(await readMail(database, 'one')).toMatchObject({
    state: 'sent',
    lease: null,
    lease_until: null,
    sent_at: NOW + 1,
  });
  expect(await settle(database, taken, { state: 'pending' })).toBe(false);
});

onBothEngines('after the clock is set back, mails are due at once', async (database) => {
  await addMails(database, { id: 'retried', next_at: NOW + 1_800_000 }, { id: 'taken' });
  await claim(database);
  expect(ids(await claim(database, NOW - 40 * DAY))).toEqual(['retried', 'taken']);
});

onBothEngines(
  'after the clock jumps ahead, all mails are due except those in flight',
  async (database) => {
    await addMails(database, { id: 'retried', next_at: NOW + 1_800_000 }, { id: 'taken' });
    const sending = ids(await claim(database));
    expect(sending).toEqual(['taken']);
    expect(ids(await claim(database, NOW + 40 * DAY, 100, sending))).toEqual(['retried']);
  },
);

onBothEngines('a lease from a clock that is slightly ahead is valid', async (database) => {
  await addMails(database, { id: 'one' });
  await claim(database, NOW + 2000);
  expect(await claim(database, NOW)).toEqual([]);
});

import { expect } from 'vitest';
import { MINUTE } from '#app/i18n/durations.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { addMails, readMail } from '#tests/support/outbox-rows.ts';
import { outboxCounts, resumeQuarantined, retryMail, stuckMails } from './manage.ts';

const NOW = Date.UTC(2026, 10, 22, 9);

const mails = [
  { id: 'new', next_at: NOW, created_at: 1 },
  { id: 'postponed', next_at: NOW + 10 * MINUTE, created_at: 2 },
  {
    id: 'failing',
    next_at: NOW + 30 * MINUTE,
    attempts: 4,
    last_error: '450 4.2.1',
    created_at: 3,
  },
  { id: 'waiting for the relay', next_at: NOW + MINUTE, last_error: 'ECONNREFUSED', created_at: 4 },
  { id: 'late', next_at: NOW - 6 * MINUTE, created_at: 5 },
  {
    id: 'sending',
    state: 'sending' as const,
    lease: 'a',
    lease_until: NOW + MINUTE,
    created_at: 6,
  },
  {
    id: 'left behind',
    state: 'sending' as const,
    lease: 'b',
    lease_until: NOW - MINUTE,
    created_at: 7,
  },
  { id: 'dead', state: 'dead' as const, attempts: 231, last_error: '550 5.1.1', created_at: 8 },
  { id: 'held', state: 'held' as const, created_at: 9 },
  { id: 'held by limit', state: 'held' as const, last_error: 'limit', created_at: 10 },
  { id: 'quarantined', state: 'quarantined' as const, created_at: 11 },
  { id: 'sent', state: 'sent' as const, sent_at: NOW, created_at: 12 },
];

onBothEngines('mails are counted by state, including zero', async (database) => {
  expect(await outboxCounts(database)).toEqual({
    pending: 0,
    sending: 0,
    sent: 0,
    dead: 0,
    held: 0,
    quarantined: 0,
  });
  await addMails(database, ...mails);
  expect(await outboxCounts(database)).toEqual({
    pending: 5,
    sending: 2,
    sent: 1,
    dead: 1,
    held: 2,
    quarantined: 1,
  });
});

onBothEngines('stuck mails are listed without their text', async (database) => {
  await addMails(database, ...mails);
  const stuck = await stuckMails(database, NOW);
  expect(stuck.map(({ id }) => id)).toEqual([
    'failing',
    'waiting for the relay',
    'late',
    'left behind',
    'dead',
    'held by limit',
    'quarantined',
  ]);
  expect(stuck[0]).toEqual({
    id: 'failing',
    submission_id: null,
    reference: null,
    kind: 'notice',
    audience: 'firm',
    recipient: 'inbox@firm.example',
    state: 'pending',
    attempts: 4,
    next_at: NOW + 30 * MINUTE,
    lease_until: null,
    last_error: '450 4.2.1',
    created_at: 3,
  });
});

onBothEngines(
  'all failed mails are retried as if they were new, and no others',
  async (database) => {
    await addMails(database, ...mails);
    expect(await retryMail(database, 'all', NOW)).toBe(3);
    for (const id of ['failing', 'waiting for the relay', 'dead']) {
      expect(await readMail(database, id)).toMatchObject({
        state: 'pending',
        attempts: 0,
        next_at: NOW,
        last_error: null,
      });
    }
    expect(await outboxCounts(database)).toEqual({
      pending: 6,
      sending: 2,
      sent: 1,
      dead: 0,
      held: 2,
      quarantined: 1,
    });
    expect(await readMail(database, 'postponed')).toMatchObject({ next_at: NOW + 10 * MINUTE });
  },
);

onBothEngines(
  'a single mail is retried unless it waits for a review or a seat',
  async (database) => {
    await addMails(database, ...mails);
    for (const id of ['dead', 'quarantined', 'held by limit', 'postponed']) {
      expect(await retryMail(database, id, NOW)).toBe(1);
      expect(await readMail(database, id)).toMatchObject({
        state: 'pending',
        attempts: 0,
        next_at: NOW,
        last_error: null,
      });
    }
    for (const id of ['held', 'sent', 'sending', 'nobody'])
      expect(await retryMail(database, id, NOW)).toBe(0);
    expect(await readMail(database, 'sent')).toMatchObject({ state: 'sent' });
  },
);

onBothEngines('mails from a backup are sent on request', async (database) => {
  await addMails(database, ...mails);
  expect(await resumeQuarantined(database, NOW)).toBe(1);
  expect(await readMail(database, 'quarantined')).toMatchObject({ state: 'pending', next_at: NOW });
  expect(await resumeQuarantined(database, NOW)).toBe(0);
});

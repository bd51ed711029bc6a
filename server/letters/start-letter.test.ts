import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import { writeState } from '#server/database/site-state.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { NOON } from '#tests/support/example-submission.ts';
import {
  addSubscribers,
  LETTER,
  letterMails,
  letterRound,
  start,
} from '#tests/support/subscribers.ts';
import { holdLettersAfterRestore, resumeLetter, stopLetter } from './start-letter.ts';

const sendAt = NOON + DAY;
const due = [{ ...LETTER, sendAt }];

onBothEngines('a letter goes out once, at its time and not before', async (database) => {
  await addSubscribers(database, 2);
  expect(await letterRound(database, NOON, { letters: due })).toBe(0);
  expect(await letterRound(database, sendAt - 1, { letters: due })).toBe(0);
  expect(await letterRound(database, sendAt, { letters: due })).toBe(2);
  expect(await letterRound(database, sendAt + MINUTE, { letters: due })).toBe(0);
  expect(await letterMails(database)).toEqual(['reader-00000 pending', 'reader-00001 pending']);
});

onBothEngines('letters without a time for sending stay on the site', async (database) => {
  await addSubscribers(database, 1);
  for (const now of [NOON, sendAt, NOON + 400 * DAY])
    expect(await letterRound(database, now, { letters: [LETTER] })).toBe(0);
});

onBothEngines('an upgrade or an installation sends no letter of the past', async (database) => {
  await addSubscribers(database, 1);
  const past = [{ ...LETTER, sendAt: NOON - MINUTE }];
  expect(await letterRound(database, NOON, { letters: past })).toBe(0);
  expect(await letterRound(database, NOON + HOUR, { letters: past })).toBe(0);
});

onBothEngines('a server that was off for long does not send an old letter', async (database) => {
  await addSubscribers(database, 1);
  await letterRound(database, NOON);
  expect(await letterRound(database, sendAt + 2 * DAY, { letters: due })).toBe(0);
  expect(await letterRound(database, sendAt + 2 * DAY - 1, { letters: due })).toBe(1);
});

onBothEngines('a renamed letter, or a copy with the same time, is not sent', async (database) => {
  await addSubscribers(database, 1);
  await letterRound(database, NOON);
  expect(await letterRound(database, sendAt, { letters: due })).toBe(1);
  const renamed = [{ ...LETTER, slug: '2026-11-new-name', sendAt }];
  expect(await letterRound(database, sendAt + MINUTE, { letters: renamed })).toBe(0);
  expect(await letterRound(database, sendAt + HOUR, { letters: [...due, ...renamed] })).toBe(0);
});

onBothEngines(
  'another time for a letter that went out does not send it again',
  async (database) => {
    await addSubscribers(database, 1);
    await letterRound(database, NOON);
    await letterRound(database, sendAt, { letters: due });
    const later = [{ ...LETTER, sendAt: sendAt + DAY }];
    expect(await letterRound(database, sendAt + DAY, { letters: later })).toBe(0);
  },
);

onBothEngines('a letter without a translation waits for it', async (database) => {
  await addSubscribers(database, 1);
  await letterRound(database, NOON);
  const english = [{ ...LETTER, sendAt, untranslated: ['ar' as const] }];
  expect(await letterRound(database, sendAt, { letters: english })).toBe(0);
  expect(await letterRound(database, sendAt + HOUR, { letters: due })).toBe(1);
});

onBothEngines('a clock that jumped ahead sends nothing', async (database) => {
  await addSubscribers(database, 1);
  await letterRound(database, NOON);
  await database.transact((transaction) =>
    writeState(transaction, 'last-trusted-moment', String(NOON - 2 * DAY)),
  );
  expect(await letterRound(database, sendAt, { letters: due })).toBe(0);
  await database.transact((transaction) =>
    writeState(transaction, 'last-trusted-moment', String(sendAt)),
  );
  expect(await letterRound(database, sendAt + MINUTE, { letters: due })).toBe(1);
});

onBothEngines('after a restore no letter starts or goes on by itself', async (database) => {
  await addSubscribers(database, 3);
  await letterRound(database, NOON);
  await start(database, NOON, '2026-10-open');
  await letterRound(database, NOON, { mailsPerMinute: 1 });
  await database.transact((transaction) => holdLettersAfterRestore(transaction, sendAt + HOUR));
  expect(await letterRound(database, sendAt + 2 * HOUR, { letters: due })).toBe(0);
});

onBothEngines('a stopped letter goes on where it was, and nobody gets two', async (database) => {
  await addSubscribers(database, 4);
  await start(database);
  expect(await letterRound(database, NOON, { mailsPerMinute: 2 })).toBe(2);
  expect(await stopLetter(database, LETTER.slug, NOON)).toBe(true);
  expect(await letterRound(database, NOON + HOUR)).toBe(0);
  expect(await letterMails(database)).toEqual(['reader-00000 held', 'reader-00001 held']);
  expect(await stopLetter(database, LETTER.slug, NOON)).toBe(false);
  expect(await start(database)).toBe(false);

  expect(await resumeLetter(database, LETTER.slug, NOON + DAY)).toBe(true);
  expect(await letterRound(database, NOON + DAY)).toBe(2);
  expect(await letterMails(database)).toEqual(
    [0, 1, 2, 3].map((index) => `reader-0000${index} pending`),
  );
  expect(await resumeLetter(database, LETTER.slug, NOON)).toBe(false);
});

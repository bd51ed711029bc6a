import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { writeState } from '#server/database/site-state.ts';
import { type DatabaseSettings, onBothEngines } from '#tests/support/databases.ts';
import { NOON } from '#tests/support/example-submission.ts';
import { addMails } from '#tests/support/outbox-rows.ts';
import { createReadiness, type ReadinessOptions } from './readiness.ts';

type Changes = Partial<Omit<ReadinessOptions, 'settings'>> &
  Partial<Pick<ReadinessOptions['settings'], 'DATA_DIR' | 'READY_DISK_MIB' | 'READY_OUTBOX_MS'>>;

function failuresOf(database: Database, settings: DatabaseSettings, changes: Changes = {}) {
  const readiness = createReadiness({
    database,
    settings: { READY_DISK_MIB: 0, READY_OUTBOX_MS: HOUR, ...settings, ...changes },
    isServing: () => true,
    builtAt: NOON - DAY,
    now: () => NOON,
    ...changes,
  });
  return async () => Object.entries(await readiness()).filter(([, { ok }]) => !ok);
}

const trustClockAt = ({ transact }: Database, moment: number) =>
  transact((transaction) => writeState(transaction, 'last-trusted-moment', String(moment)));

onBothEngines('a new site is ready', async (database, settings) => {
  expect(await failuresOf(database, settings)()).toEqual([]);
});

onBothEngines('a site that was asked to stop is not ready', async (database, settings) => {
  const failures = failuresOf(database, settings, { isServing: () => false });
  expect(await failures()).toEqual([
    ['serving', { ok: false, reason: 'the site was asked to stop' }],
  ]);
});

onBothEngines('a database that does not answer is named with a reason', async (database, given) => {
  const failures = failuresOf(database, given);
  await database.close();
  expect((await failures()).map(([name]) => name)).toEqual(['database', 'outbox', 'clock']);
});

onBothEngines('too little space and a missing folder are named', async (database, settings) => {
  const [full] = await failuresOf(database, settings, { READY_DISK_MIB: 1e9 })();
  expect(full).toEqual(['disk', { ok: false, reason: expect.stringMatching(/^\d+ MiB are free/) }]);
  const missing = await failuresOf(database, settings, { DATA_DIR: '/nowhere' })();
  expect(missing).toEqual(
    database.engine === 'postgres' ? [] : [['disk', { ok: false, reason: 'failed with ENOENT' }]],
  );
});

onBothEngines('only a mail that has waited for too long counts', async (database, settings) => {
  const failures = failuresOf(database, settings);
  const old = { created_at: NOON - 2 * HOUR };
  await addMails(
    database,
    { created_at: NOON - 59 * MINUTE },
    { ...old, state: 'sent' },
    { ...old, state: 'held' },
    { ...old, state: 'dead' },
    { created_at: NOON + DAY },
  );
  expect(await failures()).toEqual([]);
  await addMails(database, { ...old, next_at: NOON + HOUR });
  const reason = 'the oldest mail has waited 7200 s, the limit is 3600 s';
  expect(await failures()).toEqual([['outbox', { ok: false, reason }]]);
});

onBothEngines(
  'a clock that is behind or that jumped ahead is named',
  async (database, settings) => {
    let now = NOON;
    const failures = failuresOf(database, settings, { now: () => now });
    await trustClockAt(database, NOON);
    for (const [moment, reason] of [
      [NOON + 25 * HOUR, undefined],
      [NOON + 27 * HOUR, 'more than 60 minutes ahead'],
      [NOON - HOUR, 'more than 55 minutes behind'],
      [NOON - 4 * MINUTE, undefined],
    ] as const) {
      now = moment;
      expect((await failures())[0]?.[1].reason).toBe(reason);
    }
  },
);

onBothEngines('a clock is right after a long time without a start', async (database, settings) => {
  await trustClockAt(database, NOON - 40 * DAY);
  const failures = failuresOf(database, settings, { builtAt: NOON - 41 * DAY });
  expect(await failures()).toEqual([]);
});

onBothEngines('a clock before the build is behind', async (database, settings) => {
  const failures = failuresOf(database, settings, { builtAt: NOON + HOUR });
  expect(await failures()).toEqual([
    ['clock', { ok: false, reason: 'more than 55 minutes behind' }],
  ]);
});

import { sql } from 'kysely';
import { afterEach, expect, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { exampleStore, exampleSubmission, NOON } from '#tests/support/example-submission.ts';
import { startPurging } from './purge-schedule.ts';

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  vi.useRealTimers();
});

function startProcess(database: Database, clock: { now: number }) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const stop = startPurging({ database, log, now: () => clock.now });
  running.push(stop);
  const rounds = () =>
    [log.info, log.warn, log.error].reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const ended = (count: number) =>
    vi.waitUntil(() => rounds() >= count, { interval: 0, timeout: 10_000 });
  return {
    log,
    stop,
    rounds,
    ended,
    hour: async () => {
      const before = rounds();
      clock.now += HOUR;
      vi.advanceTimersByTime(HOUR);
      await ended(before + 1);
    },
  };
}

async function leave(database: Database, kept: number) {
  const { store, clock } = exampleStore(database);
  await store.save(
    exampleSubmission({ token: String(kept), keepUntil: () => NOON + kept, mails: () => [] }),
  );
  return clock;
}
const left = async ({ db }: Database) =>
  (await db.selectFrom('submissions').select('id').execute()).length;

onBothEngines(
  'purging runs at the start and every hour, and logs only counts',
  async (database) => {
    const clock = await leave(database, -1);
    await leave(database, 90 * MINUTE);
    const { log, ended, hour } = startProcess(database, clock);
    await ended(1);
    expect(log.info.mock.calls).toEqual([
      [
        {
          deleted: { contact: 1 },
          keptForMails: 0,
          emptiedMails: 0,
          letterMails: 0,
          codedEntries: 0,
        },
        'purged',
      ],
    ]);
    await hour();
    expect(await left(database)).toBe(1);
    await hour();
    expect(await left(database)).toBe(0);
  },
);

for (const days of [40, -40]) {
  onBothEngines(
    `nothing goes early by a clock that jumps ${days} days and comes back, over a restart as well`,
    async (database) => {
      const clock = await leave(database, 30 * DAY);
      const first = startProcess(database, clock);
      await first.ended(1);
      clock.now += days * DAY;
      for (let hours = 0; hours < 5; hours++) await first.hour();
      first.stop();
      const second = startProcess(database, clock);
      await second.ended(1);
      for (let hours = 0; hours < 20; hours++) await second.hour();
      expect([first.log.info.mock.calls.length, second.log.info.mock.calls.length]).toEqual([1, 0]);
      clock.now -= days * DAY;
      await second.hour();
      expect(second.log.info).toHaveBeenCalledTimes(1);
      expect(await left(database)).toBe(1);
    },
  );
}

onBothEngines('after a long time off, purging starts a day later', async (database) => {
  const clock = await leave(database, 10 * DAY);
  const first = startProcess(database, clock);
  await first.ended(1);
  first.stop();
  clock.now += 20 * DAY;
  const second = startProcess(database, clock);
  await second.ended(1);
  for (let hours = 0; hours < 23; hours++) await second.hour();
  expect([await left(database), second.log.info.mock.calls.length]).toEqual([1, 0]);
  await second.hour();
  expect([await left(database), second.log.info.mock.calls.length]).toEqual([0, 1]);
});

onBothEngines('two processes may purge one database', async (database, settings) => {
  const clock = await leave(database, -1);
  const both = [startProcess(database, clock), startProcess(await openDatabase(settings), clock)];
  for (const { ended } of both) await ended(1);
  expect(both.flatMap(({ log }) => [...log.warn.mock.calls, ...log.error.mock.calls])).toEqual([]);
  expect(await left(database)).toBe(0);
});

onBothEngines('a failed round is logged and made up for an hour later', async (database) => {
  const clock = await leave(database, -1);
  await sql`alter table submissions rename to away`.execute(database.db);
  const { log, ended, hour } = startProcess(database, clock);
  await ended(1);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ error: expect.any(Error) }, 'purging failed');
  await sql`alter table away rename to submissions`.execute(database.db);
  await hour();
  expect(await left(database)).toBe(0);
});

onBothEngines(
  'after a stop nothing is logged, even when the database is closed',
  async (database) => {
    const clock = await leave(database, DAY);
    const idle = startProcess(database, clock);
    await idle.ended(1);
    idle.stop();
    const busy = startProcess(database, clock);
    busy.stop();
    await database.close();
    vi.advanceTimersByTime(3 * HOUR);
    expect(idle.rounds()).toBe(1);
    expect(busy.log.error).not.toHaveBeenCalled();
  },
);

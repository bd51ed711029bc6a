import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { NOON } from '#tests/support/example-submission.ts';
import { watchClock } from './trusted-clock.ts';

function startProcess(database: Database) {
  const isTrusted = watchClock(database);
  let monotonic = 1000;
  return {
    /**
     * Checks the clock every hour.
     * @param walls the wall clock at each check, in hours after noon
     */
    judge: async (...walls: number[]) => {
      const judged = [];
      for (const wall of walls) {
        judged.push(await isTrusted({ wall: NOON + wall * HOUR, monotonic }));
        monotonic += HOUR;
      }
      return judged;
    },
  };
}

const hours = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);
const times = (count: number, value: boolean) => Array.from({ length: count }, () => value);

onBothEngines(
  'a clock that runs evenly is trusted, also after a night and a restart',
  async (database) => {
    expect(await startProcess(database).judge(0, 1, 2, 3)).toEqual(times(4, true));
    expect(await startProcess(database).judge(29, 30)).toEqual(times(2, true));
  },
);

onBothEngines('clocks may differ by minutes', async (database) => {
  const [first, second] = [startProcess(database), startProcess(database)];
  expect(await first.judge(1)).toEqual([true]);
  expect(await second.judge(1 - (2 * MINUTE) / HOUR)).toEqual([true]);
  expect(await first.judge(2)).toEqual([true]);
});

for (const days of [40, -40]) {
  onBothEngines(
    `a clock that jumps by ${days} days and comes back is believed before and after, not between`,
    async (database) => {
      const jump = (days * DAY) / HOUR;
      const { judge } = startProcess(database);
      expect(await judge(0, 1)).toEqual([true, true]);
      expect(await judge(...hours(jump + 2, 20))).toEqual(times(20, false));
      expect(await judge(22, 23)).toEqual([true, true]);
      expect(await judge(jump + 24)).toEqual([false]);
      expect(await judge(25)).toEqual([true]);
    },
  );

  onBothEngines(
    `a clock that jumps by ${days} days is believed after a day of going on, and then no other`,
    async (database) => {
      const jump = (days * DAY) / HOUR;
      const { judge } = startProcess(database);
      await judge(0, 1);
      expect(await judge(...hours(jump + 2, 26))).toEqual([...times(24, false), true, true]);
      expect(await judge(28, 29)).toEqual([false, false]);
      expect(await judge(jump + 30)).toEqual([true]);
    },
  );

  onBothEngines(
    `a restart does not make a clock right that is off by ${days} days`,
    async (database) => {
      const jump = (days * DAY) / HOUR;
      await startProcess(database).judge(0);
      expect(await startProcess(database).judge(...hours(jump + 1, 20))).toEqual(times(20, false));
      expect(await startProcess(database).judge(...hours(jump + 21, 20))).toEqual(times(20, false));
      expect(await startProcess(database).judge(41 - 24)).toEqual([true]);
    },
  );
}

onBothEngines('a clock that keeps jumping is never trusted', async (database) => {
  const { judge } = startProcess(database);
  await judge(0);
  const wild = Array.from({ length: 60 }, (_, index) => 1000 + index * 3);
  expect(await judge(...wild)).toEqual(times(60, false));
});

onBothEngines('after a long time off, the clock is trusted after a day', async (database) => {
  await startProcess(database).judge(0);
  expect(await startProcess(database).judge(...hours(100, 25))).toEqual([
    ...times(24, false),
    true,
  ]);
});

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import { attemptsBeforeGivingUp, backoff } from './backoff.ts';

const bounds = { OUTBOX_BACKOFF_MIN_MS: 30_000, OUTBOX_BACKOFF_MAX_MS: 3_600_000 };

test('pauses double from half a minute to an hour', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 200, 5000].map(
    (failures) => backoff(failures, bounds) / 1000,
  );
  expect(seconds).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600]);
});

test('jitter changes a pause by at most a quarter', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.999999);
  expect(backoff(1, bounds)).toBe(22_500);
  expect(backoff(1, bounds)).toBe(37_500);
});

test('a mail is retried for at least seven days, with any settings and jitter', () => {
  const setting = fc.integer({ min: 1, max: 2 * DAY });
  fc.assert(
    fc.property(setting, setting, (least, most) => {
      const tries = attemptsBeforeGivingUp({
        OUTBOX_BACKOFF_MIN_MS: least,
        OUTBOX_BACKOFF_MAX_MS: most,
      });
      // Add up the shortest pauses that jitter allows.
      let elapsed = 0;
      let pauses = 0;
      for (let pause = least; pause < most && pauses < tries - 1; pause *= 2, pauses++)
        elapsed += 0.75 * pause;
      elapsed += 0.75 * most * (tries - 1 - pauses);
      expect(elapsed).toBeGreaterThanOrEqual(7 * DAY);
    }),
  );
  expect(attemptsBeforeGivingUp(bounds)).toBeLessThan(240);
});

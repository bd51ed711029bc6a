import { afterEach, expect, test, vi } from 'vitest';
import { CACHE_GARBAGE_COLLECTION } from './constants.ts';
import { dataCache } from './data-cache.ts';

afterEach(() => {
  dataCache.clear();
  vi.useRealTimers();
});

test('a failing request is retried three times, after 1, 2 and 4 seconds', async () => {
  vi.useFakeTimers();
  const attempts: number[] = [];
  const started = Date.now();
  const answer = dataCache
    .fetchQuery({
      queryKey: ['failing'],
      queryFn: () => {
        attempts.push((Date.now() - started) / 1000);
        return Promise.reject(new Error('down'));
      },
    })
    .catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe('down');
  expect(attempts).toEqual([0, 1, 3, 7]);
});

test('pauses double up to 30 seconds', () => {
  const { retryDelay } = dataCache.getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== 'function') throw new Error('no pauses are set');
  expect([0, 1, 2, 3, 4, 5, 6].map((attempt) => retryDelay(attempt, new Error('down')))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test('an unused answer is dropped after five minutes', async () => {
  vi.useFakeTimers();
  await dataCache.fetchQuery({ queryKey: ['unused'], queryFn: () => Promise.resolve('answer') });
  await vi.advanceTimersByTimeAsync(CACHE_GARBAGE_COLLECTION - 1);
  expect(dataCache.getQueryData(['unused'])).toBe('answer');
  await vi.advanceTimersByTimeAsync(1);
  expect(dataCache.getQueryData(['unused'])).toBeUndefined();
});

import { afterEach, expect, test, vi } from 'vitest';
import { nextChange } from '#app/kinds/next-change.server.ts';
import { languages } from '#content/languages.ts';
import { memoize } from './memoize.server.ts';

const [english, arabic] = languages;

afterEach(() => void vi.useRealTimers());

test('a value is made once per language until the content changes or the clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const change = nextChange(0);
  if (change === undefined) throw new Error('No record of the site appears or ends by itself');
  vi.setSystemTime(change - 1000);
  const make = vi.fn(({ code }: { code: string }) => `${code} at ${Date.now()}`);
  const read = memoize(make);
  expect([read(english), read(arabic), read(english)]).toEqual([
    `en at ${change - 1000}`,
    `ar at ${change - 1000}`,
    `en at ${change - 1000}`,
  ]);
  vi.setSystemTime(change - 1);
  expect(read(english)).toBe(`en at ${change - 1000}`);
  vi.setSystemTime(change);
  expect(read(english)).toBe(`en at ${change}`);
  vi.setSystemTime(change - 1000);
  expect(read(english)).toBe(`en at ${change - 1000}`);
  expect(make).toHaveBeenCalledTimes(4);
});

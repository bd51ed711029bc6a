import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error that nobody expected is a failure, also where the test would pass beside it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([]);
});

import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected console error fails the test, even if its assertions pass.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([]);
});

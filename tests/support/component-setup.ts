import styles from 'virtual:styles';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// The site's style sheet, as every page has it: what a control looks like is part of what is
// tested.
document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));

// An error that nobody expected is a failure, also where the test would pass beside it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([]);
});

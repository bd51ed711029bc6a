import styles from 'virtual:styles';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// The tests use the site's style sheet, because the look of a control is part of the test.
document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([]);
});

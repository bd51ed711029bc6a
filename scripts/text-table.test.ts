import { expect, test } from 'vitest';
import { textTable } from './text-table.ts';

test('cells are aligned', () => {
  expect(
    textTable([
      ['page', 'ms'],
      ['/', '1200'],
      ['/about-us', '7'],
    ]),
  ).toBe('page         ms\n/          1200\n/about-us     7');
});

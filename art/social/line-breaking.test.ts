import { expect, test } from 'vitest';
import { balancedLines } from './line-breaking.ts';

/** As wide as it has letters. */
const breakInto = (count: number, title: string): string[] | undefined =>
  balancedLines(title, count, ({ length }) => length);

test('lines are about as wide as each other', () => {
  expect(breakInto(2, 'Process automation with measured results')).toEqual([
    'Process automation',
    'with measured results',
  ]);
  expect(breakInto(3, 'alpha beta gamma delta omega sigma')).toEqual([
    'alpha beta',
    'gamma delta',
    'omega sigma',
  ]);
});

test('a last line has more than one word where that can be', () => {
  expect(breakInto(2, 'Senior data consultant')).toEqual(['Senior', 'data consultant']);
  expect(breakInto(2, 'Partnership inquiry')).toEqual(['Partnership', 'inquiry']);
});

test('a short word is not torn from what it belongs to', () => {
  expect(breakInto(2, 'رمضان في توقعات الطلب')).toEqual(['رمضان', 'في توقعات الطلب']);
  expect(breakInto(2, 'Migration in the right order')).toEqual(['Migration', 'in the right order']);
});

test('what stands before a colon has its own line, or lines', () => {
  expect(breakInto(2, 'Test plan: limits before results')).toEqual([
    'Test plan:',
    'limits before results',
  ]);
  expect(breakInto(1, 'Test plan: limits before results')).toBeUndefined();
});

test('a break after a comma is preferred', () => {
  expect(breakInto(2, 'Data strategy, owners and quality of it')).toEqual([
    'Data strategy,',
    'owners and quality of it',
  ]);
});

test('there are no more lines than words', () => {
  expect(breakInto(2, 'Blog')).toBeUndefined();
  expect(breakInto(1, 'Blog')).toEqual(['Blog']);
});

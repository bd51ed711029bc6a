import { expect, test } from 'vitest';
import { balancedLines } from './line-breaking.ts';

const breakInto = (count: number, title: string): string[] | undefined =>
  balancedLines(title, count, ({ length }) => length);

test('lines have about the same width', () => {
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

test('a last line has more than one word where possible', () => {
  expect(breakInto(2, 'Senior data consultant')).toEqual(['Senior', 'data consultant']);
  expect(breakInto(2, 'Partnership inquiry')).toEqual(['Partnership', 'inquiry']);
});

test('a line does not end in a short word', () => {
  expect(breakInto(2, 'رمضان في توقعات الطلب')).toEqual(['رمضان', 'في توقعات الطلب']);
  expect(breakInto(2, 'Migration in the right order')).toEqual(['Migration', 'in the right order']);
});

test('a line ends after a colon', () => {
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

test('a title has no more lines than words', () => {
  expect(breakInto(2, 'Blog')).toBeUndefined();
  expect(breakInto(1, 'Blog')).toEqual(['Blog']);
});

import { expect, test } from 'vitest';
import { groundsOf } from './section-grounds.ts';

test('sand and paper alternate, and the next step is night', () => {
  expect(groundsOf(['prose', 'figures', 'cards', 'next-step'])).toEqual([
    'sand',
    'paper',
    'sand',
    'night',
  ]);
});

test('a quotation between other sections is night, and does not break the change', () => {
  expect(groundsOf(['prose', 'quotation', 'steps'])).toEqual(['sand', 'night', 'paper']);
});

test.each([
  [['quotation', 'prose']],
  [['prose', 'quotation', 'quotation', 'prose']],
  [['prose', 'quotation', 'next-step']],
  [['quotation', 'next-step', 'form']],
] as const)('neighbours never have the same background: %j', (names) => {
  const grounds = ['night', ...groundsOf(names)];
  expect(grounds.filter((ground, index) => ground === grounds[index + 1])).toEqual([]);
});

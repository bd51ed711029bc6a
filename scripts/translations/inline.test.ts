import { expect, test } from 'vitest';
import { protect, protectedIn } from './inline.ts';

test('placeholders, code and emails become elements', () => {
  expect(protect('Hello {name}, use `npm start` or <mail@firm.example>.')).toEqual([
    'Hello ',
    { id: '1', start: '{name}', inside: [] },
    ', use ',
    { id: '2', start: '`npm start`', inside: [] },
    ' or ',
    { id: '3', start: '<mail@firm.example>', inside: [] },
    '.',
  ]);
});

test('the words of a link can be translated, but not its target', () => {
  const link = { id: '1', start: '[', end: '](/services)', inside: ['our `services`'] };
  expect(protect('See [our services](/services)')).toEqual([
    'See ',
    { ...link, inside: ['our services'] },
  ]);
});

test('the same parts of a translation have the ids of the original, in any order', () => {
  const source = protect('{count} of {all}');
  expect(protect('{all}: {count} {count}', source)).toMatchObject([
    { id: '2', start: '{all}' },
    ': ',
    { id: '1', start: '{count}' },
    ' ',
    { id: 'added-1', start: '{count}' },
  ]);
});

test.each([
  ['{b} and {a} and {a}', '{a} {b}'],
  ['[the `code`](/x)', '](/x) `code`'],
  ['nothing', ''],
])('the protected parts of “%s” are “%s”', (text, parts) => {
  expect(protectedIn(text)).toBe(parts);
});

import { expect, test } from 'vitest';
import { findAll, findInComponent, findInLength } from './house-rules.ts';

const inComponent = (jsx: string) =>
  findInComponent('page.tsx', `export const page = ${jsx};`).map(({ rule }) => rule.split(':')[0]);

test('a file of 300 lines passes, and one of 301 is reported', () => {
  expect(findInLength('page.ts', 'x\n'.repeat(300))).toEqual([]);
  expect(findInLength('page.ts', 'x\n'.repeat(301))).toMatchObject([
    { file: 'page.ts', line: 301, text: '301 lines' },
  ]);
});

test('the application keeps the rules', () => {
  expect(findAll()).toEqual([]);
});

test.each([
  '<p>Send a message</p>',
  '<p>{"Send"}</p>',
  '<p>{`Hello ${name}`}</p>',
  '<a aria-label="Close" />',
  '<img alt={"A map"} />',
  '<p>مرحبًا</p>',
  '<Section heading="Our services" />',
])('a sentence in code is reported: %s', (jsx) => {
  expect(inComponent(jsx)).toEqual(['no sentence in code']);
});

test.each([
  '<p>{text}</p>',
  '<p>© 2026</p>',
  '<p className="send a message" />',
  '<a href="/contact" rel="me" />',
  '<h1>500</h1>',
  '<p>{`${year}–${next}`}</p>',
])('a text without a sentence passes: %s', (jsx) => {
  expect(inComponent(jsx)).toEqual([]);
});

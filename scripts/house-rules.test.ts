import { expect, test } from 'vitest';
import { findAll, findInComponent, findInLength, findInStyles } from './house-rules.ts';

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

test.each([
  'margin-left: 1rem',
  'padding-right:0',
  'left: 0',
  'text-align: right',
  'border-top-left-radius: 2px',
  'float: left',
  'padding: 1px 2px 1px 3px',
])('the property %s is reported', (property) => {
  expect(findInStyles('app.css', `.a {\n  ${property};\n}`)).toMatchObject([{ line: 2 }]);
});

test.each([
  'margin-inline-start: 1rem',
  'inset-inline-end: 0',
  'text-align: start',
  '/* left: 0 */',
  'border-block-end: 0',
  '--left-over: 1',
])('the property %s passes', (property) => {
  expect(findInStyles('app.css', `.a {\n  ${property};\n}`)).toEqual([]);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes } from './inline-policy.ts';

const page = (script: string, body = '', path = '/about-us') => ({
  path,
  body: `<html><head><script>${script}</script><style>a{b:c}</style></head><body>${body}</body></html>`,
});
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('an inline script is hashed over its exact bytes', () => {
  expect(scriptHashes([page('start() ')])).toEqual([hash('start() ')]);
});

test('a data block needs no hash', () => {
  const data = '<script type="application/json" id="x">{"style=":"onclick="}</script>';
  expect(scriptHashes([page('start()', data)])).toHaveLength(1);
});

test.each([
  ['a style attribute', '<p style="color:red">'],
  ['an inline event handler', '<p onclick="x()">'],
  ['a script with a path', '<script src="/x.js"></script>'],
])('%s stops the build with an error that names the page', (what, body) => {
  expect(() => scriptHashes([page('start()', body)])).toThrow(new RegExp(`/about-us: ${what}`));
});

test('a text about styles and handlers is allowed', () => {
  const words = page('start()', '<p>write style= or onclick= here</p>');
  expect(() => scriptHashes([words])).not.toThrow();
});

test('one policy allows the scripts of all pages, and too many scripts are an error', () => {
  const pages = [page('one()'), page('one()', '<script>two()</script>')];
  expect(scriptHashes(pages)).toEqual([hash('one()'), hash('two()')]);
  expect(() => scriptHashes([...pages, page('three()', '', '/third')])).toThrow(/^\/third: /);
});

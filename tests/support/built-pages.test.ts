import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { attributeOf } from './built-pages.ts';
import { documentOf } from './document-of.ts';

test('a selector that matches no element or several is an error', () => {
  const html = '<meta name="a" content="1"><meta name="b" content="2">';
  const page = { address: '/a', language: languages[0], html, document: documentOf(html) };
  expect(attributeOf(page, 'meta[name="a"]', 'content')).toBe('1');
  expect(() => attributeOf(page, 'meta', 'content')).toThrow('/a: not one meta');
  expect(() => attributeOf(page, 'meta[name="c"]', 'content')).toThrow('/a: not one');
});

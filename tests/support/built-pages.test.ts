import { expect, test } from 'vitest';
import { attributeOf, documentOf } from './built-pages.ts';

test('an attribute is found by its name in lower case, as in a browser', () => {
  const { head, body } = documentOf('<!DOCTYPE html><head><link hrefLang="ar" href="/ar"></head><body><time dateTime="2026">now</time></body>');
  expect(head.querySelector('link[hreflang]')?.getAttribute('hreflang')).toBe('ar');
  expect(body.querySelector('[datetime]')?.textContent).toBe('now');
});

test('elements are closed where the standard closes them', () => {
  const { body } = documentOf('<!DOCTYPE html><p>One<p>Two<table><tr><td>Three</table>');
  expect([...body.children].map(({ localName }) => localName)).toEqual(['p', 'p', 'table']);
  expect(body.querySelector('table > tbody > tr > td')?.textContent).toBe('Three');
});

test('an attribute that no element or several elements have is an error', () => {
  const html = '<!DOCTYPE html><meta name="a" content="1"><meta name="b" content="2">';
  const page = { address: '/a', html, document: documentOf(html) } as Parameters<typeof attributeOf>[0];
  expect(attributeOf(page, 'meta[name="a"]', 'content')).toBe('1');
  expect(() => attributeOf(page, 'meta', 'content')).toThrow('/a: not one meta');
  expect(() => attributeOf(page, 'meta[name="c"]', 'content')).toThrow('/a: not one');
});

import { expect, test } from 'vitest';
import { documentOf } from './document-of.ts';

test('an attribute is found by its name in lower case, as in a browser', () => {
  const { head, body } = documentOf(
    '<head><link hrefLang="ar" href="/ar"></head><body><time dateTime="2026">now</time></body>',
  );
  expect(head.querySelector('link[hreflang]')?.getAttribute('hreflang')).toBe('ar');
  expect(body.querySelector('[datetime]')?.textContent).toBe('now');
});

test('elements are closed where the standard closes them', () => {
  const { body } = documentOf('<!DOCTYPE html><p>One<p>Two<table><tr><td>Three</table>');
  expect([...body.children].map(({ localName }) => localName)).toEqual(['p', 'p', 'table']);
  expect(body.querySelector('table > tbody > tr > td')?.textContent).toBe('Three');
});

test('character references are decoded in texts, titles, attributes and fields, but not in scripts', () => {
  const document = documentOf(
    '<title>A &amp; B</title><input value="&lt;"><textarea>&lt;</textarea><script>a &amp; b</script>',
  );
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const script = document.querySelector('script')?.textContent;
  expect([document.title, ...fields.map(({ value }) => value), script]).toEqual([
    'A & B',
    '<',
    '<',
    'a &amp; b',
  ]);
});

test('the document contains elements in noscript', () => {
  const { head } = documentOf(
    '<head><noscript><link rel="stylesheet" href="/a.css"></noscript></head>',
  );
  expect(head.querySelector('noscript > link')?.getAttribute('href')).toBe('/a.css');
});

test('parse errors are reported with their place', () => {
  const errors: string[] = [];
  documentOf('<!DOCTYPE html>\n<p id="a" id="b">', ({ code, startLine }) =>
    errors.push(`${startLine} ${code}`),
  );
  expect(errors).toEqual(['2 duplicate-attribute']);
});

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { frontMatter, pageLinkHeaders } from './front-matter.ts';

test.each([
  'A: b',
  '# no comment',
  '"quoted" \\ and more',
  '- item',
  'نص «عربي»: نعم',
  'yes',
  '2026-11-21',
  '{a}',
  '@b',
])('YAML reads the text that was written: %s', (text) => {
  expect(parse(frontMatter({ title: text }).replaceAll('---', ''))).toEqual({ title: text });
});

test('what is not known is not written', () => {
  expect(frontMatter({ title: 'A', updated: undefined })).toBe('---\ntitle: "A"\n---\n');
});

test('the headers name the page and its language', () => {
  expect(
    pageLinkHeaders(
      `${frontMatter({ title: 'url: "x"', url: 'https://site.example/ar', language: 'ar' })}\nText`,
    ),
  ).toEqual({
    Link: '<https://site.example/ar>; rel="canonical"',
    'Content-Language': 'ar',
  });
});

test('a text that names no page has no such headers', () => {
  expect(pageLinkHeaders('# Template\n\n---\nurl: "https://site.example/"\n---\n')).toEqual({});
});

import { expect, test } from 'vitest';
import { pageLinkHeaders } from './page-link-headers.ts';

test('the headers name the page and its language', () => {
  const facts = 'title: "url: \\"x\\""\nurl: "https://site.example/ar"\nlanguage: "ar"';
  expect(pageLinkHeaders(`---\n${facts}\n---\n\nText`)).toEqual({
    Link: '<https://site.example/ar>; rel="canonical"',
    'Content-Language': 'ar',
  });
});

test('a text without front matter has no such headers', () => {
  expect(pageLinkHeaders('# Template\n\n---\nurl: "https://site.example/"\n---\n')).toEqual({});
});

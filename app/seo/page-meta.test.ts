import { expect, test } from 'vitest';
import { metaOf, pageMeta } from './page-meta.ts';

const site = { name: 'Miqyas', picture: 'Lines and “{title}”', release: 'abc' };
const head = { title: 'Services', description: 'What we do.' };

test('an Arabic page is canonical in Arabic and names both twins and the default', () => {
  const links = pageMeta(site, '/ar/services', head).filter((entry) => 'tagName' in entry);
  expect(links).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'https://site.example/ar/services' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'https://site.example/services' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'ar', href: 'https://site.example/ar/services' },
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: 'https://site.example/services',
    },
  ]);
});

test('a page with several addresses has one canonical', () => {
  expect(
    pageMeta(site, '/case-studies/retail', { ...head, canonical: '/case-study-detail' }),
  ).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://site.example/case-study-detail',
  });
});

test('a page that is kept from search engines has neither canonical nor twins', () => {
  const entries = pageMeta(site, '/nowhere', { ...head, index: false });
  expect(entries).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(entries.some((entry) => 'tagName' in entry)).toBe(false);
});

test('a draft is kept from search engines', () => {
  expect(pageMeta(site, '/blog/a-draft', { ...head, draft: true })).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});

test('the site is named once in a title', () => {
  expect(pageMeta(site, '/', head)).toContainEqual({ title: 'Services | Miqyas' });
  expect(pageMeta(site, '/', { ...head, title: 'About Miqyas' })).toContainEqual({
    title: 'About Miqyas',
  });
});

test('a page whose loader failed names nothing: the root does', () => {
  expect(metaOf({ location: { pathname: '/' }, matches: [] }, undefined)).toEqual([]);
});

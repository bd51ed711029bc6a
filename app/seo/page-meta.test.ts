import { expect, test } from 'vitest';
import { metaOf, pageMeta } from './page-meta.ts';

const site = {
  name: 'Miqyas',
  picture: 'Lines and “{title}”',
  release: 'abc',
  origins: { site: 'https://site.example', pictures: 'https://media.example' },
};
const head = { title: 'Services', description: 'What we do.' };

test('an Arabic page has an Arabic canonical URL, and links both languages and the default', () => {
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

test('a page with several paths has one canonical URL', () => {
  expect(
    pageMeta(site, '/case-studies/retail', { ...head, canonical: '/case-study-detail' }),
  ).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://site.example/case-study-detail',
  });
});

test('a page that must not be indexed has no canonical URL and no links to languages', () => {
  const entries = pageMeta(site, '/nowhere', { ...head, index: false });
  expect(entries).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(entries.some((entry) => 'tagName' in entry)).toBe(false);
});

test('a page that must not be indexed may name a canonical URL', () => {
  const entries = pageMeta(site, '/ar/careers', { ...head, index: false, canonical: '/careers' });
  expect(entries.filter((entry) => 'tagName' in entry)).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'https://site.example/ar/careers' },
  ]);
});

test('a draft must not be indexed', () => {
  expect(pageMeta(site, '/blog/a-draft', { ...head, draft: true })).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});

test('a title contains the name of the site once', () => {
  expect(pageMeta(site, '/', head)).toContainEqual({ title: 'Services | Miqyas' });
  expect(pageMeta(site, '/', { ...head, title: 'About Miqyas' })).toContainEqual({
    title: 'About Miqyas',
  });
});

test('a page whose loader failed has no meta tags of its own', () => {
  expect(metaOf({ location: { pathname: '/' }, matches: [] }, undefined)).toEqual([]);
});

import { expect, test } from 'vitest';
import { readFeeds } from '#app/content/read.server.ts';
import { languages } from '#content/languages.ts';
import { feedLinks } from './feed-links.server.ts';

const [english, arabic] = languages;

test.each([
  ['/', ['/blog/feed.xml', '/blog/feed.json', '/news/feed.xml', '/news/feed.json']],
  ['/ar', ['/ar/blog/feed.xml', '/ar/blog/feed.json', '/ar/news/feed.xml', '/ar/news/feed.json']],
  ['/ar/', ['/ar/blog/feed.xml', '/ar/blog/feed.json', '/ar/news/feed.xml', '/ar/news/feed.json']],
  ['/blog', ['/blog/feed.xml', '/blog/feed.json']],
  ['/blog/ai-innovation', ['/blog/feed.xml', '/blog/feed.json']],
  ['/ar/news', ['/ar/news/feed.xml', '/ar/news/feed.json']],
  ['/careers/apply/junior-data-analyst', ['/careers/feed.xml', '/careers/feed.json']],
  ['/ar/webinars/ramadan-in-the-forecast', ['/ar/webinars/feed.xml', '/ar/webinars/feed.json']],
  ['/contact', []],
  ['/blogger', []],
])('%s links its feeds', (pathname, expected) => {
  expect(feedLinks(pathname).map(({ href }) => href)).toEqual(expected);
});

test('each link has the title in the language of the page, and the type of the feed', () => {
  expect(feedLinks('/ar/blog')).toEqual([
    {
      title: readFeeds(arabic).feeds.blog?.title,
      type: 'application/rss+xml',
      href: '/ar/blog/feed.xml',
    },
    {
      title: readFeeds(arabic).feeds.blog?.title,
      type: 'application/feed+json',
      href: '/ar/blog/feed.json',
    },
  ]);
  expect(feedLinks('/blog')[0]?.title).toBe(readFeeds(english).feeds.blog?.title);
});

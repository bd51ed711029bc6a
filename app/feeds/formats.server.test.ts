import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseMarkdown } from '#app/content/markdown.ts';
import { readAllRecords, readFeeds } from '#app/content/read.server.ts';
import { isolateFallback } from '#app/i18n/fallback.ts';
import { toMoment } from '#app/i18n/moment.ts';
import { languages } from '#content/languages.ts';
import { fragmentOf, type JsonFeed, textIn } from '#tests/support/built-feeds.ts';
import { xmlOf } from '#tests/support/xml-document.ts';
import { jsonFeedOf } from './json-feed.server.ts';
import { readFeed } from './read-feed.server.ts';
import { rssOf } from './rss.server.ts';

const [english, arabic] = languages;
const APPEARS = toMoment('2027-02-01 09:00');
const posts = { en: readAllRecords(english, 'blog'), ar: readAllRecords(arabic, 'blog') };
const webinars = readAllRecords(english, 'webinars');
const [post] = posts.en;
const [webinar] = webinars;
if (!post || !webinar) throw new Error('There are posts and webinars');

// In development, drafts are shown, so test as in production.
beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.useFakeTimers({ toFake: ['Date'], now: toMoment('2026-12-01') });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const jsonOf = async (name: string, language: (typeof languages)[number] = english) =>
  JSON.parse(jsonFeedOf(await readFeed(name, language))) as JsonFeed;
const rssOfFeed = async (name: string) => xmlOf(rssOf(await readFeed(name, english)));
const itemIn = (feed: JsonFeed, slug: string) =>
  feed.items.find(({ url }) => url.endsWith(`/${slug}`));

async function withOneMore<Record>(
  records: Record[],
  record: Record,
  run: () => Promise<void>,
): Promise<void> {
  records.push(record);
  try {
    await run();
  } finally {
    records.pop();
  }
}

test('a post appears in the feed at its publication, and both carry that moment', async () => {
  await withOneMore(
    posts.en,
    { ...post, slug: 'to-come', date: '2027-02-01', publish: APPEARS },
    async () => {
      vi.setSystemTime(APPEARS - 1);
      expect(itemIn(await jsonOf('blog'), 'to-come')).toBeUndefined();
      vi.setSystemTime(APPEARS);
      expect(itemIn(await jsonOf('blog'), 'to-come')?.date_published).toBe(
        '2027-02-01T09:00:00+03:00',
      );
      expect(
        textIn((await rssOfFeed('blog')).documentElement.children[0] as Element, 'lastBuildDate'),
      ).toBe('Mon, 01 Feb 2027 06:00:00 GMT');
    },
  );
});

test('a draft is in no feed', async () => {
  await withOneMore(posts.en, { ...post, slug: 'a-draft', draft: true }, async () => {
    expect(itemIn(await jsonOf('blog'), 'a-draft')).toBeUndefined();
  });
});

test('a changed post has its day of change, and keeps its identifier and first day', async () => {
  await withOneMore(
    posts.en,
    { ...post, slug: 'changed', date: '2026-06-01', updated: '2026-07-01' },
    async () => {
      expect(itemIn(await jsonOf('blog'), 'changed')).toMatchObject({
        id: 'https://site.example/blog/changed',
        date_published: '2026-06-01T12:00:00+03:00',
        date_modified: '2026-07-01T12:00:00+03:00',
      });
    },
  );
});

test('a cancelled webinar is marked in title and text, and has no link to register', async () => {
  await withOneMore(
    webinars,
    {
      ...webinar,
      slug: 'off',
      heading: 'Made up',
      starts: toMoment('2027-01-01 15:00'),
      cancelled: true,
    },
    async () => {
      const item = itemIn(await jsonOf('webinars'), 'off');
      expect(item?.title).toBe('Cancelled: Made up');
      const content = fragmentOf(item?.content_html ?? '');
      expect(content.querySelector('p')?.textContent).toBe('Cancelled');
      expect(content.querySelector('a[href$="#register"]')).toBeNull();
    },
  );
});

test('special characters of markup survive in both formats', async () => {
  const words = 'R&D <b> "x" ]]> end';
  const body = parseMarkdown(`A \`<script>\` & \`]]>\``);
  await withOneMore(
    posts.en,
    { ...post, slug: 'signs', heading: 'R&D', description: words, author: 'Q & A', body },
    async () => {
      const json = itemIn(await jsonOf('blog'), 'signs');
      expect([json?.title, json?.summary]).toEqual(['R&D', words]);
      const item = [...(await rssOfFeed('blog')).getElementsByTagName('item')].find((candidate) =>
        textIn(candidate, 'link').endsWith('/signs'),
      );
      if (!item) throw new Error('The post is not in the feed');
      expect([textIn(item, 'title'), textIn(item, 'dc:creator')]).toEqual(['R&D', 'Q & A']);
      expect(fragmentOf(textIn(item, 'description')).textContent).toBe(words);
      expect(
        fragmentOf(textIn(item, 'content:encoded')).lastElementChild?.lastElementChild?.textContent,
      ).toBe('A <script> & ]]>');
    },
  );
});

test('an item without a translation names its language, and its texts are isolated', async () => {
  const standIn = {
    ...post,
    slug: 'stands-in',
    heading: isolateFallback('In English'),
    lead: isolateFallback('Still English'),
    description: isolateFallback('Short'),
  };
  await withOneMore(
    posts.ar,
    {
      ...standIn,
      author: isolateFallback('Nobody'),
      body: parseMarkdown(isolateFallback('And more')),
    },
    async () => {
      const item = itemIn(await jsonOf('blog', arabic), 'stands-in');
      expect([item?.title, item?.summary, item?.authors]).toEqual([
        isolateFallback('In English'),
        isolateFallback('Short'),
        [{ name: isolateFallback('Nobody') }],
      ]);
      expect(item).toHaveProperty('language', 'en');
      expect(item?.content_html).toBe(
        `<div lang="ar" dir="rtl"><p>${isolateFallback('Still English')}</p><div lang="en" dir="ltr"><p>And more</p></div></div>`,
      );
    },
  );
});

test('a feed has its own title and description', async () => {
  const { title, description } = readFeeds(arabic).feeds.careers ?? {};
  expect(await jsonOf('careers', arabic)).toMatchObject({
    title,
    description,
    language: 'ar',
    feed_url: 'https://site.example/ar/careers/feed.json',
  });
});

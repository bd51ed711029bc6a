import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import {
  blockOf,
  type MarkdownNode,
  type MarkdownTree,
  plainTextOf,
} from '#app/ui/markdown-tree.ts';
import type { LanguageCode } from '#content/languages.ts';
import { builtApp } from '#tests/support/built-app.ts';
import { feedFiles, fragmentOf, type JsonFeed } from '#tests/support/built-feeds.ts';
import { parsedPages } from '#tests/support/built-pages.ts';
import { words } from '#tests/support/words.ts';

vi.setConfig({ testTimeout: 60_000 });
const { origin } = await builtApp();
const pages = new Map(parsedPages().map((page) => [page.address, page.document]));
const feeds = feedFiles()
  .filter(({ address }) => address.endsWith('.json'))
  .map((file) => ({ ...file, json: JSON.parse(file.text) as JsonFeed }));
const ARABIC = /\p{Script=Arabic}/u;
const BLOCKS = 'p, h2, h3, li, th, td, dt, dd, blockquote';

/** Removes white space, which differs between feeds and pages. */
const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

type Described = { slug: string; lead?: string; host?: string; cancelled?: boolean } & {
  date?: string;
  posted?: string;
  updated?: string | undefined;
};

function recordsOf(
  name: string,
  code: LanguageCode,
): { path: string; title: string; prose: string[]; day: string }[] {
  const found = allKinds.find(([, { list }]) => list === `/${name}`);
  if (!found) throw new Error(`No kind has the list /${name}`);
  const [kind, { record: pattern, search }] = found;
  if (!search) throw new Error(`The kind ${kind} is not searched`);
  return words[code].collections[kind].map((record: Described) => {
    const { title, body } = search(record);
    const { lead = '', host = '', cancelled, date, posted, updated } = record;
    return {
      path: pattern.replace(':slug', record.slug),
      title: cancelled ? words[code].feeds.cancelled.replace('{title}', title) : title,
      prose: [lead, host, ...body.flatMap(proseOf)],
      day: date ?? posted ?? updated ?? '',
    };
  });
}

/** Without pictures, charts and notes, whose words feeds show in another order. */
function proseOf(body: string | MarkdownTree): string[] {
  if (typeof body === 'string') return [body];
  const isBlock = (node: MarkdownNode) => typeof node !== 'string' && blockOf(node) !== undefined;
  return body.nodes.filter((node) => !isBlock(node)).map(plainTextOf);
}

test.each(feeds)('$address has every record of its list, in full', ({ name, language, json }) => {
  const records = recordsOf(name, language.code);
  expect(records.length).toBeGreaterThan(0);
  const addressOf = (record: (typeof records)[number]) =>
    `${origin}${language.prefix}${record.path}`;
  expect(json.items.map(({ url }) => url).toSorted()).toEqual(records.map(addressOf).toSorted());
  for (const record of records) {
    const item = json.items.find(({ url }) => url === addressOf(record));
    expect(item?.title).toBe(record.title);
    expect(item?.date_published).toBe(`${record.day}T12:00:00+03:00`);
    const content = squeezed(fragmentOf(item?.content_html ?? '').textContent);
    for (const piece of record.prose) expect(content, record.path).toContain(squeezed(piece));
  }
});

test.each(feeds)('the pages that $address links to have its texts', ({ json }) => {
  for (const { url, content_html } of json.items) {
    const { pathname, hash } = new URL(url);
    const page = pages.get(pathname);
    const place = hash ? page?.getElementById(hash.slice(1)) : page?.querySelector('main');
    const said = squeezed(place?.textContent);
    const blocks = [...fragmentOf(content_html).querySelectorAll(BLOCKS)].filter(
      (block) => !block.querySelector(BLOCKS),
    );
    expect(blocks.length, url).toBeGreaterThan(0);
    // On the page, each part between mid-dots has its own element.
    for (const part of blocks.flatMap(({ textContent }) => textContent?.split(' · ') ?? []))
      expect(said, url).toContain(squeezed(part));
  }
});

test.each(feeds)(
  'every URL in $address is absolute and leads to a built page or file',
  ({ json, language, name }) => {
    expect([json.home_page_url, json.feed_url]).toEqual([
      `${origin}${language.prefix}/${name}`,
      `${origin}${language.prefix}/${name}/feed.json`,
    ]);
    const found = json.items.flatMap(({ url, content_html }) => {
      const elements = [...fragmentOf(content_html).querySelectorAll('[href], [src]')];
      return [
        url,
        ...elements.map(
          (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        ),
      ];
    });
    const urls = [
      json.home_page_url,
      json.feed_url,
      json.icon,
      json.favicon,
      json.authors[0]?.url ?? '',
      ...found,
    ];
    for (const url of urls) {
      expect(url).toMatch(/^(https?:\/\/|mailto:)/);
      if (!url.startsWith(origin)) continue;
      const { pathname, hash } = new URL(url);
      const page = pages.get(pathname);
      expect(page || existsSync(path.join('build/client', pathname)), url).toBeTruthy();
      if (hash) expect(page?.getElementById(decodeURIComponent(hash.slice(1))), url).toBeTruthy();
      if (page)
        expect(
          pathname === language.prefix || pathname.startsWith(`${language.prefix}/`),
          url,
        ).toBe(true);
    }
  },
);

test.each(feeds)('$address is in its language and declares it', ({ language, json }) => {
  expect(json.language).toBe(language.code);
  const texts = [
    json.title,
    json.description,
    ...json.items.flatMap(({ title, summary }) => [title, summary]),
  ];
  for (const text of texts)
    expect([text, ARABIC.test(text)]).toEqual([text, language.code === 'ar']);
  for (const { url, content_html } of json.items) {
    const [part, another] = fragmentOf(content_html).children;
    expect([part?.getAttribute('lang'), part?.getAttribute('dir'), another], url).toEqual([
      language.code,
      language.dir,
      undefined,
    ]);
    expect(ARABIC.test(part?.textContent ?? ''), url).toBe(language.code === 'ar');
  }
});

test('every item of all feeds has its own identifier, and every feed its own title', () => {
  const ids = feeds.flatMap(({ json }) => json.items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const titles = feeds.map(({ json }) => json.title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('feeds have no marks, elements or attributes that a reader would show or drop', () => {
  for (const { address, text } of feedFiles())
    expect(text, address).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  for (const { address, json } of feeds) {
    for (const { content_html } of json.items) {
      const refused = fragmentOf(content_html).querySelectorAll(
        'script, style, form, [class], [id], [style], [data-discover]',
      );
      expect(refused, address).toHaveLength(0);
    }
  }
});

test.each(feeds)('the page of $address links to it with words', ({ address, language }) => {
  const rss = address.replace(/json$/, 'xml');
  const page = pages.get(rss.replace(/\/feed\.xml$/, ''));
  const link = page?.querySelector(`main a[href="${rss}"]`);
  expect([link?.getAttribute('type'), link?.textContent]).toEqual([
    'application/rss+xml',
    words[language.code].feeds.link,
  ]);
});

test.each(feeds)('$address has a picture of each record that has a page', ({ json }) => {
  for (const { url, image } of json.items) {
    const { pathname, hash } = new URL(url);
    expect(image).toBe(hash ? undefined : `${origin}/social${pathname}.png`);
    expect(neutralPath(pathname)).not.toBe('/');
  }
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { markdownPath } from '#app/seo/markdown-path.ts';
import { languages } from '#content/languages.ts';
import { builtApp } from '#tests/support/built-app.ts';
import { attributeOf, type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';
import { wordsOfAllTimes } from '#tests/support/words.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

const FOLDER = 'build/client';
const { ask, origin, renderedAt, pathsAhead } = await builtApp();
const pages = parsedPages();
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.useRealTimers();
});

type Markdown = { written: string; facts: unknown; children: Node[]; nodes: Node[] };
const parsed = new Map<string, Markdown>();

function markdownOf({ address }: Pick<ParsedPage, 'address'>): Markdown {
  const markdown = parsed.get(address) ?? readMarkdown(address);
  parsed.set(address, markdown);
  return markdown;
}

function readMarkdown(pagePath: string): Markdown {
  const written = readFileSync(path.join(FOLDER, markdownPath(pagePath)), 'utf8');
  const [, facts = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(written) ?? [];
  const { children } = fromMarkdown(body, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return { written, facts: parse(facts), children, nodes: children.flatMap(withInner) };
}

const withInner = (node: Node): Node[] => [
  node,
  ...('children' in node ? node.children.flatMap(withInner) : []),
];
const wordsIn = (node: Node): string =>
  'value' in node
    ? node.value
    : 'alt' in node
      ? ''
      : 'children' in node
        ? node.children.map((child) => wordsIn(child)).join(' ')
        : '';
/** Without spaces, and without the mark that puts signs of Arabic numbers on their side. */
const bare = (text: string | null | undefined) => (text ?? '').replace(/[\s·\u061c]/g, '');

test('every page that search engines may list has a Markdown file, and no other page has one', () => {
  const indexable = pages.filter((page) =>
    attributeOf(page, 'meta[name="robots"]', 'content').startsWith('index'),
  );
  expect(indexable.length).toBeGreaterThan(100);
  const written = globSync('**/*.md', { cwd: FOLDER }).filter(
    (file) => !file.startsWith('templates'),
  );
  expect(written.map((file) => `/${file.split(path.sep).join('/')}`).toSorted()).toEqual(
    indexable.map(({ address }) => markdownPath(address)).toSorted(),
  );
});

test.each(pages)('$address as Markdown begins with its facts and its heading', (page) => {
  const { facts, children, nodes } = markdownOf(page);
  expect(facts).toMatchObject({
    title: page.document.title,
    description: attributeOf(page, 'meta[name="description"]', 'content'),
    url: attributeOf(page, 'link[rel="canonical"]', 'href'),
    language: page.language.code,
  });
  expect(nodes.filter((node) => node.type === 'heading' && node.depth === 1)).toEqual(
    children.slice(0, 1),
  );
  expect(children.slice(0, 1).map(wordsIn)).toEqual([
    page.document.querySelector('h1')?.textContent,
  ]);
});

/** The Markdown must contain the text of these elements. `NOT_READ` lists the exceptions. */
const READ = [
  'p',
  'li',
  'dt',
  'dd',
  'th',
  'td',
  'h2',
  'h3',
  'h4',
  'figcaption',
  'caption',
  'summary',
  'blockquote',
  '.assessment-form legend',
  '.assessment-form label',
];
const NOT_READ = [
  'form:not(.assessment-form)',
  'nav',
  'button',
  'svg',
  '[hidden]',
  '[aria-hidden="true"]',
  '[role="status"]',
  '.scripted',
  '.anchor',
  '.share',
].join();

test.each(pages)('$address as Markdown has all texts of the page', (page) => {
  const { children } = markdownOf(page);
  const said = bare(children.map(wordsIn).join(' '));
  const main = page.document.querySelector('main')?.cloneNode(true) as Element;
  for (const part of main.querySelectorAll(NOT_READ)) part.remove();
  // Remove the links of answers and partnership types to themselves.
  for (const link of main.querySelectorAll('a.more[href^="#"]')) link.remove();
  const pieces = [...main.querySelectorAll(READ.join())].filter(
    (piece) => !piece.querySelector(READ.join()),
  );
  expect(pieces.length).toBeGreaterThan(3);
  expect(
    pieces.map(({ textContent }) => textContent).filter((text) => !said.includes(bare(text))),
  ).toEqual([]);
});

test.each(pages)('$address as Markdown is clean', (page) => {
  const { written, nodes } = markdownOf(page);
  expect(
    nodes.filter(({ type }) => ['html', 'definition', 'footnoteDefinition'].includes(type)),
  ).toEqual([]);
  expect(written).not.toMatch(/\n\n\n|[ \t]\n|undefined|\[object|&#x|\\[_@:]|\]\(\)|\[\]\(/);
  expect(written).toMatch(/[^\n]\n$/);
});

test.each(pages)(
  'links in the Markdown of $address are absolute and lead to a page or a file',
  (page) => {
    const urls = markdownOf(page).nodes.flatMap((node) =>
      node.type === 'link' || node.type === 'image' ? [new URL(node.url)] : [],
    );
    expect(
      urls
        .map(({ protocol }) => protocol)
        .filter((protocol) => !/^(https?|mailto|tel|webcal):$/.test(protocol)),
    ).toEqual([]);
    const own = urls.filter((url) => url.origin === origin);
    expect(own.length).toBeGreaterThan(0);
    const nowhere = own.filter(({ pathname, hash }) => {
      // The server renders earlier legal texts for each request, so the build has no files for
      // them.
      if (neutralPath(pathname).startsWith('/legal/')) return false;
      const target = pages.find(({ address }) => address === pathname);
      return target
        ? hash !== '' && !target.document.getElementById(hash.slice(1))
        : !existsSync(path.join(FOLDER, pathname));
    });
    expect(nowhere.map(({ href }) => href)).toEqual([]);
  },
);

test('the application returns the Markdown that the build wrote', async () => {
  vi.setSystemTime(renderedAt);
  for (const { address } of pages.filter((_, index) => index % 7 === 0)) {
    const answer = await ask(markdownPath(address));
    expect([address, answer.status, await answer.text()]).toEqual([
      address,
      200,
      markdownOf({ address }).written,
    ]);
  }
});

test.each([
  '/nowhere.md',
  '/ar/nowhere.md',
  '/ar/index.md',
  '/about-us.md.md',
  '/search.md',
  '/webinars.ics.md',
  '/form-token.md',
  '/.md',
])('%s does not exist', async (url) => {
  const answer = await ask(url);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
});

const [closing] = wordsOfAllTimes.en.collections.jobs.toSorted(
  (one, other) => one.expires - other.expires,
);
if (!closing) throw new Error('There is no role');

test.each(languages)(
  'the Markdown of a role and its lines in lists disappear when it closes ($code)',
  async (language) => {
    const role = localizedPath(`/careers/apply/${closing.slug}`, language);
    const lists = [localizedPath('/careers.md', language), localizedPath('/llms.txt', language)];
    const askAt = async (moment: number) => {
      vi.setSystemTime(moment);
      const answer = await ask(markdownPath(role));
      const texts = await Promise.all(lists.map(async (list) => (await ask(list)).text()));
      return [
        answer.status,
        answer.headers.get('Content-Type'),
        texts.map((text) => text.includes(role)),
      ];
    };
    expect(await askAt(closing.expires - 1)).toEqual([
      200,
      'text/markdown; charset=utf-8',
      [true, true],
    ]);
    expect(await askAt(closing.expires)).toEqual([410, 'text/html; charset=utf-8', [false, false]]);
    expect(pathsAhead()).not.toContain(role);
  },
);

test.each(languages)(
  'the list for language models names the Markdown of each page once ($code)',
  async (language) => {
    const text = readFileSync(path.join(FOLDER, localizedPath('/llms.txt', language)), 'utf8');
    const { children } = fromMarkdown(text);
    expect(children.slice(0, 3).map(({ type }) => type)).toEqual([
      'heading',
      'blockquote',
      'paragraph',
    ]);
    expect(text).not.toMatch(/\n\n\n|undefined|\{\w+\}|<|\\/);

    const lists = children.slice(
      children.findIndex((node) => node.type === 'heading' && node.depth === 2),
    );
    expect(lists.map(({ type }) => type)).toEqual(
      lists.map((_, index) => (index % 2 === 0 ? 'heading' : 'list')),
    );
    expect(wordsIn(lists.at(-2) ?? { type: 'break' })).toBe('Optional');

    const linked = lists
      .flatMap(withInner)
      .flatMap((node) => (node.type === 'link' ? [node.url] : []));
    const known = pages
      .filter((page) => page.language === language)
      .map((page) => new URL(attributeOf(page, 'link[rel="canonical"]', 'href')));
    expect(linked.toSorted()).toEqual(
      [...new Set(known.map(({ pathname }) => origin + markdownPath(pathname)))].toSorted(),
    );
    expect(lists.flatMap(withInner).filter(({ type }) => type === 'listItem')).toHaveLength(
      linked.length,
    );

    vi.setSystemTime(renderedAt);
    const answer = await ask(localizedPath('/llms.txt', language));
    expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual([
      'text/plain; charset=utf-8',
      text,
    ]);
  },
);

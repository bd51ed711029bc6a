import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isolateFallback } from '#app/i18n/fallback.ts';
import { type CompiledContent, compileContent } from '#scripts/content/compile.ts';
import { problemText } from '#scripts/content/problem-text.ts';
import { type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { renderContent } from '#tests/support/render-content.ts';
import { runsAll } from '#tests/support/scope.ts';
import { type PlacedText, visibleTexts } from '#tests/support/visible-texts.ts';

type FoundText = PlacedText & { address: string };

const copy = runsAll ? copyProject() : copyProject(['content']);
afterAll(copy.remove);

const LONG = { timeout: 180_000 };
const ISOLATE = /\u2066[^\u2066\u2069]*\u2069/g;
/** Matches the start of a fallback. Other isolated texts start with a different character. */
const MARK = /\u2066/;
const ENGLISH_WORD = /[A-Za-z]{2,}/;
/** Matches texts that need no translation, such as URLs and names of languages. */
const NO_WORDS =
  /^(LinkedIn|X|YouTube|GitHub|English)$|\S+@\S+|^\+[\d ]+$|^\(?(CSV|MD)\)?$|^https?:/;
const SCRIPT_OR_STYLE = /<(script|style)[^>]*>[\s\S]*?<\/\1>/g;
const DIALOG = /<dialog[\s\S]*?<\/dialog>/g;
const TAG = /<[^>]*>/g;
const TRANSLATED = [
  ...['ui', 'forms', 'emails', 'feeds'].map((name) => `${name}.yaml`),
  ...[
    'pages',
    'services',
    'case-studies',
    'blog',
    'jobs',
    'partnerships',
    'legal',
    'news',
    'documentation',
    'webinars',
  ],
];

test(
  'texts without a translation appear in English, isolated, with a count and a notice',
  LONG,
  async () => {
    takeAway('content/ar/ui.yaml', [
      'navigation.services',
      'navigation.company',
      'navigation.menu',
      'parts.team',
      'parts.version',
      'parts.illustrative',
    ]);
    takeAway('content/ar/ui.yaml', [
      'parts.posts',
      'parts.latest',
      'suggestion.accept',
      'site.rights',
      'error.heading',
    ]);
    takeAway('content/ar/pages/home.yaml', [
      'hero.headline',
      'highlights.blocks.cybersecurity.title',
      'highlights.blocks.ai-ethics',
    ]);
    takeAway('content/ar/pages/job-application.yaml', ['title', 'heading', 'labels.city']);
    takeAway('content/ar/pages/contact.yaml', [
      'offices.dubai.name',
      'hours.heading',
      'sections.0.body',
      'copy.action',
    ]);
    copy.edit('content/ar/blog/data-management.md', /^author: .*\n/m, '');
    copy.delete('content/ar/case-studies/retail.md');
    copy.delete('content/ar/services/ai-ethics.md');
    const content = compile();

    const missing = markedTexts(content.languages.ar);
    expect(missing.length).toBeGreaterThan(40);
    const listed = linesOf(content);
    expect(listed).toContainEqual(
      expect.stringMatching(
        /^content\/ar\/ui\.yaml:\d+ navigation\.services: expected a translation of "Services"/,
      ),
    );
    expect(listed).toContainEqual(
      expect.stringMatching(
        /^content\/ar\/services\/ai-ethics\.md:1 body: expected a translation of /,
      ),
    );
    expect(listed).toHaveLength(missing.length);

    const pages = await renderContent(content);
    const texts = textsOn(arabicOf(pages));
    expectNoMarksInEnglish(pages);
    expectOneNotice(arabicOf(pages));
    // Texts without letters, such as %, are the same in every language.
    const words = missing.filter((text) => /\p{L}/u.test(text));
    const shown = texts.filter(({ text }) => words.some((found) => text.includes(found)));
    expect(new Set(shown.map(({ text }) => text)).size).toBeGreaterThan(20);
    expect(shown.map(({ text }) => text)).toEqual(
      expect.arrayContaining(
        ['Services', 'Company', 'All rights reserved.'].map((text) => isolateFallback(text)),
      ),
    );
    expect(places([...shown, ...texts.filter(isEnglishSentence)].filter(isExposed))).toEqual([]);
  },
);

test('only pages with a fallback text have the notice', LONG, async () => {
  copy.restore();
  takeAway('content/ar/pages/home.yaml', ['hero.headline']);
  const pages = await renderContent(compile());
  const withNotice = arabicOf(pages).filter(({ document }) => noticesOn(document).length > 0);
  expect(withNotice.map(({ address }) => address)).toEqual(['/ar']);
  const { untranslated } = parse(copy.read('content/ar/ui.yaml')).status;
  const markdownWithNotice = pages.filter(({ markdown }) => markdown?.includes(untranslated));
  expect(markdownWithNotice.map(({ address }) => address)).toEqual(['/ar']);
});

if (runsAll) {
  test(
    'a build without translations lists and isolates each fallback, as another release',
    LONG,
    async () => {
      copy.restore();
      for (const file of TRANSLATED) copy.delete(`content/ar/${file}`);
      const { code, stdout } = await copy.build({ pagesOnly: true });
      expect(code).toBe(0);
      const listed = linesOf(compile());
      expect(/^content: .*$/m.exec(stdout)?.[0]).toBe(
        `content: texts that fall back to English: ${listed.length}`,
      );
      expect(stdout.match(/(?<=^ {2})content\/ar\/.*$/gm)).toEqual(listed);
      expect(markedTexts(JSON.parse(copy.read('generated/content/ar.json')))).toHaveLength(
        listed.length,
      );
      expectAllIsolated(parsedPages(path.join(copy.folder, 'build')));
      expect(copy.read('build/client/release.json')).not.toBe(
        readFileSync('build/client/release.json', 'utf8'),
      );
    },
  );
}

function expectAllIsolated(pages: ParsedPage[]): void {
  const texts = textsOn(arabicOf(pages));
  expectNoMarksInEnglish(pages);
  expectOneNotice(arabicOf(pages));
  const english = texts.filter(
    ({ text }) => ENGLISH_WORD.test(text) && !NO_WORDS.test(text.trim()),
  );
  expect(english.length).toBeGreaterThan(2000);
  expect(places(english.filter(isExposed))).toEqual([]);

  // A title or description cannot contain elements, so invisible characters mark its fallbacks.
  const heads = arabicOf(pages).flatMap(({ document }) => [
    document.title,
    document.querySelector('meta[name="description"]')?.getAttribute('content'),
  ]);
  expect(heads.filter((text) => !text || MARK.test(withoutIsolates(text)))).toEqual([]);
}

/**
 * Checks that English pages contain no fallback. The dialog is left out, because its text is
 * Arabic.
 */
function expectNoMarksInEnglish(pages: ParsedPage[]): void {
  const english = pages.filter(({ language }) => language.code === 'en');
  expect(english.length).toBeGreaterThan(35);
  const marked = english.filter(({ html }) =>
    MARK.test(html.replace(SCRIPT_OR_STYLE, '').replace(DIALOG, '').replace(TAG, '')),
  );
  expect(marked.map(({ address }) => address)).toEqual([]);
}

function expectOneNotice(pages: ParsedPage[]): void {
  const others = pages.filter(({ document }) => noticesOn(document).length !== 1);
  expect(others.map(({ address }) => address)).toEqual([]);
}

function noticesOn(document: Document): Element[] {
  return [...document.querySelectorAll('.fallback-notice[lang]')];
}

function withoutIsolates(text: string): string {
  const outer = text.replace(ISOLATE, '');
  return outer === text ? text : withoutIsolates(outer);
}

function takeAway(file: string, keys: string[]): void {
  const content: unknown = parse(copy.read(file));
  for (const key of keys) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<unknown>(
      (value, name) => (value as Record<string, unknown>)[name],
      content,
    ) as Record<string, unknown>;
    if (!(last in holder)) throw new Error(`${file} has no ${key}`);
    delete holder[last];
  }
  copy.write(file, stringify(content));
}

function compile(): CompiledContent {
  const content = compileContent(path.join(copy.folder, 'content'));
  expect(content.problems).toEqual([]);
  return content;
}

function linesOf({ missing }: CompiledContent): string[] {
  return missing.map((problem) => problemText(problem).trim());
}

function markedTexts(value: unknown): string[] {
  if (typeof value === 'string')
    return MARK.test(value) ? [value.replace(/[\u2066\u2069]/g, '')] : [];
  if (typeof value !== 'object' || value === null) return [];
  // Compiled Markdown has the flag `fallback` instead of a mark.
  if ('nodes' in value && 'fallback' in value) return value.fallback ? [JSON.stringify(value)] : [];
  return Object.values(value).flatMap(markedTexts);
}

function arabicOf(pages: ParsedPage[]): ParsedPage[] {
  const arabic = pages.filter(({ language }) => language.code === 'ar');
  expect(arabic.length).toBeGreaterThan(35);
  return arabic;
}

function textsOn(pages: ParsedPage[]): FoundText[] {
  return pages.flatMap(({ address, document }) =>
    visibleTexts(document.body).map((found) => ({ ...found, address })),
  );
}

/**
 * Returns whether a text has English words without an isolate or `dir` around them. Also looks for
 * isolates in the parent, because an isolate may end in another element.
 */
function isExposed({ text, element }: PlacedText): boolean {
  if (!ENGLISH_WORD.test(text) || element.closest('[dir]')?.getAttribute('dir') === 'ltr')
    return false;
  return [element, element.parentElement].every((around) =>
    withoutIsolates(around?.textContent ?? '').includes(text.trim()),
  );
}

function isEnglishSentence({ text }: PlacedText): boolean {
  return /[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/.test(text);
}

function places(found: FoundText[]): string[] {
  const first = new Map(
    found
      .toReversed()
      .map(({ address, text, element }) => [`${element.localName}: ${text}`, address]),
  );
  return [...first].map(([text, address]) => `${address} ${text}`).reverse();
}

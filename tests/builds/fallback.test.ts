import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { type PlacedText, visibleTexts } from '#tests/support/visible-texts.ts';

type FoundText = PlacedText & { address: string };

const copy = copyProject();
afterAll(copy.remove);

const LONG = { timeout: 180_000 };
const MARK = /[\u2066\u2069]/;
const ENGLISH_WORD = /[A-Za-z]{2,}/;
/** What is the same in every language, or names one. */
const NO_WORDS = /^(LinkedIn|X|YouTube|GitHub|English)$|\S+@\S+|^\+[\d ]+$|^\(?(CSV|MD)\)?$|^https?:/;

test('texts that are not translated stand in English, marked as such, and are counted', LONG, async () => {
  takeAway('content/ar/ui.yaml', [
    'navigation.services',
    'navigation.company',
    'navigation.menu',
    'parts.publishedBy',
    'parts.version',
    'parts.illustrative',
  ]);
  takeAway('content/ar/ui.yaml', ['parts.posts', 'parts.riyadh', 'suggestion.accept', 'site.rights', 'error.heading']);
  takeAway('content/ar/pages/home.yaml', ['hero.headline', 'highlights.blocks.cybersecurity.title', 'highlights.blocks.ai-ethics']);
  takeAway('content/ar/pages/job-application.yaml', ['title', 'heading', 'labels.city']);
  takeAway('content/ar/pages/contact.yaml', ['offices.dubai.name', 'hours.heading', 'sections.0.body', 'copy.action']);
  copy.edit('content/ar/blog/data-management.md', /^author: .*\n/m, '');
  copy.delete('content/ar/case-studies/retail.md');
  copy.delete('content/ar/services/ai-ethics.md');
  const { code, stdout } = await copy.build();
  expect(code).toBe(0);

  const missing = markedTexts(JSON.parse(copy.read('generated/content/ar.json')));
  expect(missing.length).toBeGreaterThan(40);
  const listed = stdout.match(/(?<=^ {2})content\/ar\/.*$/gm) ?? [];
  expect(listed).toContainEqual(expect.stringMatching(/^content\/ar\/ui\.yaml:\d+ navigation\.services: expected a translation of "Services"/));
  expect(listed).toContainEqual(expect.stringMatching(/^content\/ar\/services\/ai-ethics\.md:1 body: expected a translation of /));
  expect(listed).toHaveLength(missing.length);
  expect(/^content: .*$/m.exec(stdout)?.[0]).toBe(`content: texts that fall back to English: ${missing.length}`);

  expect(told(textsOn(builtPages()).filter(({ text }) => MARK.test(text)))).toEqual([]);
  const texts = textsOn(arabicPages());
  // A sign such as % is the same in every language.
  const words = missing.filter((text) => /\p{L}/u.test(text));
  const shown = texts.filter(({ text }) => words.some((found) => text.includes(found)));
  expect(new Set(shown.map(({ text }) => text)).size).toBeGreaterThan(20);
  expect(shown.map(({ text }) => text)).toEqual(expect.arrayContaining(['Services', 'Company', 'All rights reserved.']));
  expect(told([...shown, ...texts.filter(isEnglishSentence)].filter(isUnmarked))).toEqual([]);
});

test('where nothing is translated, every English word says that it is English', LONG, async () => {
  copy.restore('content');
  for (const file of [
    'ui.yaml',
    'forms.yaml',
    'emails.yaml',
    'feeds.yaml',
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
  ])
    copy.delete(`content/ar/${file}`);
  const { code } = await copy.build();
  expect(code).toBe(0);

  expect(told(textsOn(builtPages()).filter(({ text }) => MARK.test(text)))).toEqual([]);
  const texts = textsOn(arabicPages());
  const english = texts.filter(({ text }) => ENGLISH_WORD.test(text) && !NO_WORDS.test(text.trim()));
  expect(english.length).toBeGreaterThan(2000);
  expect(told(english.filter(isUnmarked))).toEqual([]);
});

test('in a title, which can hold no element, what stands in is isolated or plain, and never half a mark', LONG, () => {
  const heads = arabicPages().flatMap(({ document }) => [
    document.title,
    document.querySelector('meta[name="description"]')?.getAttribute('content'),
  ]);
  expect(heads.filter((text) => !text || MARK.test(text.replace(/\u2066[^\u2066\u2069]*\u2069/g, '')))).toEqual([]);
});

/** Removes texts from a YAML file of the copy, named by their keys. */
function takeAway(file: string, keys: string[]): void {
  const content: unknown = parse(copy.read(file));
  for (const key of keys) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], content) as Record<string, unknown>;
    if (!(last in holder)) throw new Error(`${file} has no ${key}`);
    delete holder[last];
  }
  copy.write(file, stringify(content));
}

/** The texts of compiled content that stand in for a translation, without their marks. */
function markedTexts(value: unknown): string[] {
  if (typeof value === 'string') return MARK.test(value) ? [value.replace(/[\u2066\u2069]/g, '')] : [];
  if (typeof value !== 'object' || value === null) return [];
  // A text in Markdown is compiled to its parts, and says that it stands in.
  if ('nodes' in value && 'fallback' in value) return value.fallback ? [JSON.stringify(value)] : [];
  return Object.values(value).flatMap(markedTexts);
}

function builtPages(): ParsedPage[] {
  return parsedPages(path.join(copy.folder, 'build/client'));
}

function arabicPages(): ParsedPage[] {
  const pages = builtPages().filter(({ language }) => language.code === 'ar');
  expect(pages.length).toBeGreaterThan(35);
  return pages;
}

function textsOn(pages: ParsedPage[]): FoundText[] {
  return pages.flatMap(({ address, document }) => visibleTexts(document.body).map((found) => ({ ...found, address })));
}

function isUnmarked({ element }: PlacedText): boolean {
  const language = element.closest('[lang]')?.getAttribute('lang');
  const direction = element.closest('[dir]')?.getAttribute('dir');
  return language !== 'en' || direction !== 'ltr';
}

/** Three words in a row: no name or abbreviation within Arabic. */
function isEnglishSentence({ text }: PlacedText): boolean {
  return /[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/.test(text);
}

/** What was found, each text once, with the first page that it was found on. */
function told(found: FoundText[]): string[] {
  const first = new Map(found.toReversed().map(({ address, text, element }) => [`${element.localName}: ${text}`, address]));
  return [...first].map(([text, address]) => `${address} ${text}`).reverse();
}

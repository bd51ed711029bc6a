import { expect, test } from 'vitest';
import { parseMarkdown } from '#app/content/markdown.ts';
import { isolateFallback } from '#app/i18n/fallback.ts';
import { takeHeadingIds } from './heading-ids.ts';
import type { Keys } from './source-file.ts';

const FILE = 'content/ar/blog/a-post.md';
const lineOf = (keys: Keys) => keys.length * 10;
const take = (original: unknown, translated: unknown) =>
  takeHeadingIds(original, translated, FILE, { file: FILE, value: {}, lineOf });
const inKeys = (text: string) => ({ body: parseMarkdown(text) });

const ENGLISH = '## One page\n\nText\n\n### How\n\n> ## Quoted\n\n## One page';
const ARABIC = '## صفحة واحدة\n\nنص\n\n### كيف\n\n> ## مقتبس\n\n## صفحة أخرى';

test('a translated heading takes the id of the original and keeps its text', () => {
  expect(take(inKeys(ENGLISH), inKeys(ARABIC))).toEqual({
    value: {
      body: {
        nodes: [
          ['h2', ['صفحة واحدة'], 'one-page'],
          ['p', ['نص']],
          ['h3', ['كيف'], 'how'],
          ['blockquote', [['h2', ['مقتبس'], 'quoted']]],
          ['h2', ['صفحة أخرى'], 'one-page-2'],
        ],
        fallback: false,
      },
    },
    problems: [],
  });
});

test('texts are found at any depth, and everything else is unchanged', () => {
  const page = (text: string, title: string) => ({
    title,
    order: 2,
    sections: [{ id: 'x' }, { answer: parseMarkdown(text) }],
  });
  const { value } = take(
    page('## Scope\n\nSee [this](/contact).', 'Title'),
    page('## النطاق\n\nانظر [هذا](/contact).', 'عنوان'),
  );
  expect(value).toEqual({
    title: 'عنوان',
    order: 2,
    sections: [
      { id: 'x' },
      {
        answer: {
          nodes: [
            ['h2', ['النطاق'], 'scope'],
            ['p', ['انظر ', ['a', ['هذا'], '/contact'], '.']],
          ],
          fallback: false,
        },
      },
    ],
  });
});

test.each([
  ['fewer', '## أ', '1 (##)'],
  ['none', 'نص', 'none'],
  ['more', '## أ\n\n### ب\n\n## ج', '3 (## ### ##)'],
  ['others', '## أ\n\n## ب', '2 (## ##)'],
])(
  'headings that differ (%s) are a problem with file, line and key',
  (_, translation, received) => {
    const [original, translated] = ['## A\n\n### B', translation].map((text) => ({
      sections: [inKeys(text)],
    }));
    expect(take(original, translated)).toEqual({
      value: translated,
      problems: [
        {
          file: FILE,
          line: 30,
          key: 'sections.0.body',
          expected: 'the headings of the original: 2 (## ###)',
          received,
        },
      ],
    });
  },
);

test('a fallback text keeps the ids of the original', () => {
  const translated = inKeys(isolateFallback(ENGLISH));
  expect(take(inKeys(ENGLISH), translated)).toEqual({ value: translated, problems: [] });
});

test('an invalid translation is left out', () => {
  expect(take(inKeys(ENGLISH), undefined)).toEqual({ value: undefined, problems: [] });
});

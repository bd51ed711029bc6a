import { expect, test } from 'vitest';
import { isolateFallback } from '#app/i18n/fallback.ts';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import { headingsOf, mapText, parseMarkdown } from './markdown.ts';

test('a heading gets an anchor of its own letters, in either script', () => {
  expect(parseMarkdown('## What you get').nodes).toEqual([
    ['h2', ['What you get'], 'what-you-get'],
  ]);
  expect(parseMarkdown('## حوكمة البيانات').nodes).toEqual([
    ['h2', ['حوكمة البيانات'], 'حوكمة-البيانات'],
  ]);
});

test('each heading of a text has a unique anchor', () => {
  const anchors = (source: string) => parseMarkdown(source).nodes.map((node) => node[2]);
  expect(anchors('## Scope\n\n### Scope\n\n## *Scope*')).toEqual(['scope', 'scope-2', 'scope-3']);
  expect(anchors('## Scope 2\n\n## Scope\n\n## Scope')).toEqual(['scope-2', 'scope', 'scope-3']);
  expect(anchors('## Scope')).toEqual(['scope']);
});

test('paragraphs, emphasis, links and lists become plain data', () => {
  expect(parseMarkdown('See **this** [page](/services).\n\n- one\n- two').nodes).toEqual([
    ['p', ['See ', ['strong', ['this']], ' ', ['a', ['page'], '/services'], '.']],
    [
      'ul',
      [
        ['li', ['one']],
        ['li', ['two']],
      ],
    ],
  ]);
});

test('a table keeps its first row as headers', () => {
  expect(parseMarkdown('| A | B |\n| - | - |\n| 1 | 2 |').nodes).toEqual([
    [
      'table',
      [
        [
          'tr',
          [
            ['th', ['A']],
            ['th', ['B']],
          ],
        ],
        [
          'tr',
          [
            ['td', ['1']],
            ['td', ['2']],
          ],
        ],
      ],
    ],
  ]);
});

test.each([
  ['# Too big', /level 1/],
  ['<b>raw</b>', /html/],
  ['![alt](picture.png)', /image/],
])('the error for %s names the construct', (source, reason) => {
  expect(() => parseMarkdown(source)).toThrow(reason);
});

test('a text that replaces a missing translation is marked as a fallback', () => {
  const marked = parseMarkdown(isolateFallback('## Heading'));
  expect(marked).toEqual({ nodes: [['h2', ['Heading'], 'heading']], fallback: true });
});

test('headingsOf returns the second-level headings with their anchors, without markup', () => {
  const text = parseMarkdown(
    'Intro\n\n## What **you** get\n\n### Not this\n\n> ## Nor this\n\n## حوكمة `API`',
  );
  expect(headingsOf(text)).toEqual([
    { id: 'what-you-get', heading: 'What you get' },
    { id: 'حوكمة-api', heading: 'حوكمة API' },
  ]);
});

test('plain text separates blocks, but not words that contain markup', () => {
  const text = parseMarkdown(
    'See **th**is [page](/x) and `code`.\n\n## Next\n\n- one\n- *two*\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n> said\n\na\\\nb',
  );
  expect(plainTextOf(text).trim().split(/\n+/)).toEqual([
    'See this page and code.',
    'Next',
    'one',
    'two',
    'A',
    'B',
    '1',
    '2',
    'said',
    'a',
    'b',
  ]);
});

test('plain text contains no URL and no anchor', () => {
  expect(plainTextOf(parseMarkdown('[page](/services)'))).not.toContain('services');
  expect(plainTextOf(parseMarkdown('## حوكمة البيانات'))).not.toContain('-');
});

test('mapText changes every string of a text, but no URL and no anchor', () => {
  const text = parseMarkdown(
    'Kept {time} **{time}** [{time}](/x?{time})\n\n## For {time}\n\n- `{time}`',
  );
  expect(mapText(text, (words) => words.replace('{time}', '12 months'))).toEqual({
    nodes: [
      ['p', ['Kept 12 months ', ['strong', ['12 months']], ' ', ['a', ['12 months'], '/x?{time}']]],
      ['h2', ['For 12 months'], 'for-time'],
      ['ul', [['li', [['code', ['12 months']]]]]],
    ],
    fallback: false,
  });
});

test('mapText keeps the fallback mark and does not change its argument', () => {
  const text = parseMarkdown(isolateFallback('Hello'));
  expect(mapText(text, (words) => words.toUpperCase())).toEqual({
    nodes: [['p', ['HELLO']]],
    fallback: true,
  });
  expect(text.nodes).toEqual([['p', ['Hello']]]);
});

import { expect, test } from 'vitest';
import { markFallback } from '#app/i18n/fallback.ts';
import { parseMarkdown } from './markdown.ts';

test('headings get anchors of their own letters, in either script', () => {
  expect(parseMarkdown('## What you get').nodes).toEqual([['h2', ['What you get'], 'what-you-get']]);
  expect(parseMarkdown('## حوكمة البيانات').nodes).toEqual([['h2', ['حوكمة البيانات'], 'حوكمة-البيانات']]);
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

test('a table keeps its first row as headings', () => {
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
])('%s is refused, by name', (source, reason) => {
  expect(() => parseMarkdown(source)).toThrow(reason);
});

test('a text that stands in for a translation is known as one', () => {
  const marked = parseMarkdown(markFallback('## Heading'));
  expect(marked).toEqual({ nodes: [['h2', ['Heading'], 'heading']], fallback: true });
});

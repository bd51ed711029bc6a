import { expect, test } from 'vitest';
import { parseMarkdown } from '#app/content/markdown.ts';
import {
  blocksOf,
  heading,
  line,
  link,
  list,
  type Part,
  picture,
  section,
  strong,
  table,
  terms,
} from './parts.ts';
import { writeMarkdown } from './write-markdown.ts';

const written = (part: Part) =>
  writeMarkdown(blocksOf(part), (to) => new URL(to, 'https://site.example/page').href).trimEnd();

test('a text of the content is written as in its file, with absolute URLs', () => {
  const source = `Say **one** and _two_, or \`snake_case\`, [on a page](/services#start).

## Why [here](#there)

- One
  - Two
- **Three** four

1. First

   It goes on.

2. Second

> A quotation, said twice.

| Name | Value |
| - | - |
| A \\| B | 9 |

---

### End`;
  expect(written(parseMarkdown(source))).toBe(
    source
      .replace('/services', 'https://site.example/services')
      .replace('#there', 'https://site.example/page#there'),
  );
});

test.each([
  'A+B = C (see 2.1) – 50% & more!',
  '1_000_000 people: 3-4, «نص»، ؛ ؟',
  'Version 2.1, #1; "quoted" it’s',
  '‏50% من 20 إلى 30‎',
])('a text without markup stays unchanged: %s', (text) => {
  expect(written(text)).toBe(text);
});

test('characters that look like markup are escaped', () => {
  expect(written(['*not* [a](b) <p> *', '# no', '1. no'])).toBe(
    '\\*not\\* \\[a]\\(b) \\<p> \\*\n\n\\# no\n\n1\\. no',
  );
});

test('a link whose label is its URL is written like any other', () => {
  expect(written(link('https://a.example/', 'https://a.example/'))).toBe(
    '[https://a.example/](https://a.example/)',
  );
});

test('a missing part leaves no gap', () => {
  expect(written([section('A', false, undefined, [], [heading(3, link('/b', 'B'))]), 'Text'])).toBe(
    '## A\n\n### [B](https://site.example/b)\n\nText',
  );
});

test('a link, a picture and a line of items become paragraphs', () => {
  expect(
    written([link('mailto:a@b.example', 'Write'), picture('https://site.example/a.svg', 'A map')]),
  ).toBe('[Write](mailto:a@b.example)\n\n![A map](https://site.example/a.svg)');
  expect(written(line('A', false, strong('B')))).toBe('A · **B**');
});

test('names of facts are bold, and an item with a table has blank lines around it', () => {
  expect(
    written(
      terms([
        ['Founded', '2011'],
        ['People', '51–200'],
      ]),
    ),
  ).toBe('- **Founded**: 2011\n- **People**: 51–200');
  expect(written(list([['It fell.', table(['A', 'B'], [['x | y', '9']])], 'Then']))).toBe(
    '- It fell.\n\n  | A | B |\n  | - | - |\n  | x \\| y | 9 |\n\n- Then',
  );
});

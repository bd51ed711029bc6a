import { expect, test } from 'vitest';
import { blockOf, type MarkdownElement, plainTextOf } from '#app/ui/markdown-tree.ts';
import { parseMarkdown } from './markdown.ts';

const first = (source: string) => parseMarkdown(source).nodes[0] as MarkdownElement;
const tableOf = (...rows: string[]) =>
  `:::chart\nA caption\n\n| When | Share |\n|---|--:|\n${rows.map((row) => `| ${row} |`).join('\n')}\n:::`;

test('a picture has an alternative text, a file, a caption and a credit', () => {
  const node = first(':::picture[A star]{file=my-star.png}\nA *caption*.\n\nBy us\n:::');
  expect(node.slice(0, 3)).toEqual([
    'picture',
    [
      ['p', ['A ', ['em', ['caption']], '.']],
      ['p', ['By us']],
    ],
    'my-star.png',
  ]);
  expect(blockOf(node)).toMatchObject({ alt: 'A star', shown: [] });
});

test('a picture needs no caption', () => {
  expect(first('::picture[A star]{file=my-star.png}').slice(0, 3)).toEqual([
    'picture',
    [],
    'my-star.png',
  ]);
});

test('only the picture at the beginning of a text loads at once', () => {
  const pictures = parseMarkdown('::picture[One]{file=a.png}\n\n::picture[Two]{file=b.png}').nodes;
  expect(pictures.map((node) => blockOf(node as MarkdownElement)?.isFirst)).toEqual([
    true,
    undefined,
  ]);
});

test('a chart takes its values from a table, and a bold label names the emphasized row', () => {
  const node = first(tableOf('Before | 1,300.5', '**After** | 4'));
  expect(blockOf(node)?.data).toEqual({
    columns: ['When', 'Share'],
    unit: '',
    bars: [
      { label: 'Before', value: 1300.5 },
      { label: 'After', value: 4 },
    ],
    main: 1,
  });
  expect(plainTextOf(node)).toContain('After');
});

test('the marks that the compiler puts into Arabic texts do not change values', () => {
  expect(blockOf(first(tableOf('قبل | \u061c13%', 'بعد | \u20684%\u2069')))?.data).toMatchObject({
    unit: '%',
    bars: [{ value: 13 }, { value: 4 }],
  });
});

test('code keeps its spaces and has a language', () => {
  expect(first('```sql\nSELECT\n  1;\n```').slice(0, 3)).toEqual(['pre', ['SELECT\n  1;'], 'sql']);
});

test('an aside contains blocks', () => {
  const [tag, children, kind] = first(':::warning\nOne\n\n- two\n:::');
  expect([tag, kind]).toEqual(['aside', 'warning']);
  expect(children).toEqual([
    ['p', ['One']],
    ['ul', [['li', ['two']]]],
  ]);
});

test('a video has a name, a poster and a transcript', () => {
  const node = first(':::video[Our method]{file=method.mp4 poster=method.png}\nWe measure.\n:::');
  expect(node.slice(0, 3)).toEqual(['video', [['p', ['We measure.']]], 'method.mp4']);
  expect(blockOf(node)).toMatchObject({ alt: 'Our method', poster: 'method.png' });
});

test('a colon before a letter stays text', () => {
  expect(first('See key:value and 3:30 here').slice(0, 2)).toEqual([
    'p',
    ['See key:value and 3:30 here'],
  ]);
});

test.each([
  [':::pictur\nA\n:::', ':::pictur; known are picture, chart, video, note, tip, warning'],
  [':::note\nA', ':::note without a line of ::: after it'],
  [':::note\n:::', ':::note without a text'],
  [':::note[Mind]\nA\n:::', ':::note with a title'],
  [':::picture{file=a.png}\n:::', ':::picture without an alternative text'],
  ['::picture[]{file=a.png}', '::picture without an alternative text'],
  ['::picture[A]{file=../a.png}', '::picture with {file=../a.png}'],
  ['::picture[A]{src=a.png}', '::picture with {src}'],
  [':::picture[A]{file=a.png}\nB\n\nC\n\nD\n:::', 'more than a caption and a credit'],
  ['::video[A]{file=a.mp4 poster=a.png}', '::video without a transcript'],
  [':::video[A]{file=a.mp4}\nB\n:::', ':::video with {poster=}'],
  [':::chart\nOnly words\n:::', ':::chart without a caption and a table'],
  [tableOf('A | many'), ':::chart with “many”; a value such as 12 or 7.5%'],
  [tableOf('A | 1', 'B | 2%'), ':::chart with and without % in one table'],
  [
    tableOf('A | 1 | 2').replace('Share |', 'Share | More |').replace('--:|', '--:|--:|'),
    'columns',
  ],
  ['```\ncode\n```', 'a code block in “”; known are'],
  ['```cobol\ncode\n```', 'a code block in “cobol”'],
  ['![A](a.png)', 'image'],
  [':::picture[A] {file=a.png}\nB\n:::', '“:::picture[A] {file=a.png}”, which is no block'],
  ['::picture [A]{file=a.png}', '“::picture [A]{file=a.png}”, which is no block'],
  [':picture[A]{file=a.png}', '“:picture[A]{file=a.png}”, which is no block'],
  ['A text\n\n- A\n\n:::', '“:::”, which is no block'],
  ['\u200f::picture[نجمة]{file=a.png}', 'which is no block'],
])('%j is refused', (source, reason) => {
  expect(() => parseMarkdown(source)).toThrow(reason);
});

test('an error names the line of the text', () => {
  expect(() => parseMarkdown('One\n\nTwo\n\n:::pictur\nA\n:::')).toThrow('(line 5 of the text)');
});

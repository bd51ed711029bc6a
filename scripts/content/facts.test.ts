import { expect, test } from 'vitest';
import type { CompiledContent } from './compile.ts';
import { factProblems } from './facts.ts';
import type { Value } from './source-file.ts';

type Source = CompiledContent['sources'][number];

const source = (
  language: 'en' | 'ar',
  value: Record<string, Value>,
  name = 'pages/home.yaml',
): Source => {
  const file = `content/${language}/${name}`;
  return { file, language, source: { file, value, lineOf: ([key]) => (key === 'lead' ? 4 : 9) } };
};
const problemsOf = (...sources: Source[]) =>
  factProblems({ sources } as unknown as CompiledContent);
const compare = (english: Value, arabic: Value) =>
  problemsOf(source('en', { lead: english }), source('ar', { lead: arabic }));

test('the same numbers in any order are accepted', () => {
  expect(
    compare(
      'From 9 days to 5, at 17:00, for 2.5% of 1,200',
      'قبل 17:00 من 5 أيام إلى 9، أي 2.5% من 1,200',
    ),
  ).toEqual([]);
});

test.each([
  ['a number that was changed', 'in 12 months', 'خلال 10 أشهر', '12', '10'],
  ['a number that was lost', 'in 12 months', 'خلال سنة', '12', 'none'],
  ['a number that was added', 'in a year', 'خلال 12 شهرًا', 'none', '12'],
  ['another time of day', 'at 17:00', 'الساعة 17:30', '17:00', '17:30'],
  ['another share', '2.5% of all', '25% من الجميع', '2.5', '25'],
  ['a number that occurs once more', 'of 12 stores', 'من 12 متجرًا، أي 12', 'none', '12'],
  [
    'a number that occurs once less',
    'from 6.8 to 5.6, the others 6.8',
    'من 6.8 إلى 5.6',
    '6.8',
    'none',
  ],
])('%s is reported with its place', (_, english, arabic, wanted, received) => {
  expect(compare(english, arabic)).toEqual([
    {
      file: 'content/ar/pages/home.yaml',
      line: 4,
      key: 'lead',
      expected: `the numbers of the original: ${wanted}`,
      received,
    },
  ]);
});

test('numbers in URLs, in code and before list items are ignored', () => {
  expect(
    compare(
      'See [it](/x/2026) or `v2`.\n\n1. One\n2. Two',
      'اطلعوا على [ذلك](/x) أو `v3`.\n\n- واحد\n- اثنان',
    ),
  ).toEqual([]);
});

test.each([
  ['of a list', ['9 days', '5 days'], ['5 أيام', '9 أيام'], ['lead.0', 'lead.1']],
  [
    'of records',
    [{ text: '9 days' }, { text: '5 days' }],
    [{ text: '5 أيام' }, { text: '9 أيام' }],
    ['lead.0.text', 'lead.1.text'],
  ],
])('numbers swapped between the texts %s are reported', (_, english, arabic, keys) => {
  expect(compare(english, arabic).map(({ key }) => key)).toEqual(keys);
});

test.each([
  ['paragraphs', 'In 9 days.\n\nIn 5 days.', 'خلال 5 أيام.\n\nخلال 9 أيام.', [9, 11]],
  ['items of a list', 'Steps:\n\n- 9 days\n- 5 days', 'الخطوات:\n\n- 5 أيام\n- 9 أيام', [11, 12]],
  ['numbered items', '1. In 9 days\n2. In 5 days', '1. خلال 5 أيام\n2. خلال 9 أيام', [9, 10]],
  [
    'rows of a table',
    '| a | b |\n|---|---|\n| 9 | x |\n| 5 | x |',
    '| أ | ب |\n|---|---|\n| 5 | س |\n| 9 | س |',
    [11, 12],
  ],
])('numbers swapped between %s are reported, each with its line', (_, english, arabic, lines) => {
  const problems = problemsOf(source('en', { body: english }), source('ar', { body: arabic }));
  expect(problems.map(({ line, expected, received }) => [line, expected, received])).toEqual([
    [lines[0], 'the numbers of the original: 9', '5'],
    [lines[1], 'the numbers of the original: 5', '9'],
  ]);
});

test('texts with more paragraphs in one language are compared as a whole', () => {
  expect(compare('In 9 days.\n\nThen 5 more.', 'خلال 9 أيام، ثم 5 أخرى.')).toEqual([]);
  expect(compare('In 9 days.\n\nThen 5 more.', 'خلال 9 أيام، ثم 6 أخرى.')).toHaveLength(1);
});

test('each key and each file is compared with its own original', () => {
  const problems = problemsOf(
    source('en', { lead: '9 days', body: '5 days' }),
    source('ar', { lead: '5 أيام', body: '9 أيام' }),
    source('en', { lead: '7 days' }, 'pages/news.yaml'),
    source('ar', { lead: '7 أيام' }, 'pages/news.yaml'),
  );
  expect(problems.map(({ file, line, key }) => [file, line, key])).toEqual([
    ['content/ar/pages/home.yaml', 4, 'lead'],
    ['content/ar/pages/home.yaml', 9, 'body'],
  ]);
});

test('missing translations and facts of the original are not compared', () => {
  expect(problemsOf(source('en', { lead: '9 days', order: 3 }), source('ar', {}))).toEqual([]);
  expect(problemsOf(source('ar', { lead: '9 أيام' }))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { CompiledContent } from './compile.ts';
import type { Value } from './source-file.ts';
import { unfinishedProblems } from './unfinished.ts';

const source = (
  language: 'en' | 'ar',
  value: Record<string, Value>,
  name = 'blog/my-title.md',
): CompiledContent['sources'][number] => {
  const file = `content/${language}/${name}`;
  return { file, language, source: { file, value, lineOf: (keys) => keys.length + 10 } };
};
const problemsOf = (...sources: CompiledContent['sources']) =>
  unfinishedProblems({ sources } as unknown as CompiledContent);

test('an unwritten text at any depth is reported with file, line and key', () => {
  const steps = [{ name: 'Listen' }, { name: '‹Second step›' }];
  expect(problemsOf(source('en', { title: '‹For the tab›', approach: { steps } }))).toEqual([
    {
      file: 'content/en/blog/my-title.md',
      line: 11,
      key: 'title',
      expected:
        'a text of your own (or the line "draft: true" in the English file until it is there)',
      received: '"‹For the tab›"',
    },
    expect.objectContaining({
      line: 14,
      key: 'approach.steps.1.name',
      received: '"‹Second step›"',
    }),
  ]);
});

test('a draft may be unfinished, in every language', () => {
  expect(
    problemsOf(
      source('en', { draft: true, title: '‹For the tab›' }),
      source('ar', { title: '‹عنوان›' }),
    ),
  ).toEqual([]);
});

test('a draft does not excuse other records', () => {
  const other = 'news/my-title.md';
  const problems = problemsOf(
    source('en', { draft: true }),
    source('en', { heading: '‹What happened›' }, other),
    source('ar', { heading: '‹ما الخبر›' }, other),
  );
  expect(problems.map(({ file }) => file)).toEqual([
    'content/en/news/my-title.md',
    'content/ar/news/my-title.md',
  ]);
});

test('a record that is no longer a draft must be finished in its translation too', () => {
  expect(
    problemsOf(source('en', { draft: false, title: 'Done' }), source('ar', { title: '‹عنوان›' })),
  ).toMatchObject([{ file: 'content/ar/blog/my-title.md', key: 'title' }]);
});

test('written texts are accepted', () => {
  expect(
    problemsOf(source('en', { title: 'Done', order: 3 }), source('ar', { title: 'قال «نعم»' })),
  ).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CompiledContent } from './compile.ts';
import { referenceProblems } from './references.ts';
import type { Value } from './source-file.ts';

const root = mkdtempSync(path.join(tmpdir(), 'content-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const file of [
  'en/case-studies/retail.md',
  'en/blog/data-management.md',
  'en/services/data-strategy.md',
  'en/services/ai-ethics.md',
  'en/templates/risk-register.csv',
  'ar/templates/risk-register.csv',
  'en/templates/english-only.csv',
  'ar/case-studies/arabic-only.md',
]) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}

const source = (
  file: string,
  value: Record<string, Value>,
): CompiledContent['sources'][number] => ({
  file,
  language: file.startsWith('content/ar/') ? 'ar' : 'en',
  source: { file, value, lineOf: (keys) => keys.length + 5 },
});
const library = source('content/en/pages/documentation.yaml', {
  groups: [{ id: 'frame' }, { id: 'build' }],
});
const problemsOf = (...sources: CompiledContent['sources']) =>
  referenceProblems({ sources: [library, ...sources] } as unknown as CompiledContent, root);

const POST = 'content/en/blog/my-post.md';
const SERVICE = 'content/en/services/my-service.md';
const ARTICLE = 'content/en/documentation/my-article.md';

test('references to existing records are accepted', () => {
  const downloads = [{ file: 'risk-register.csv', name: 'Risk register' }];
  expect(
    problemsOf(
      source(POST, { study: 'retail', services: ['data-strategy', 'ai-ethics'] }),
      source('content/en/services/my-service.md', { study: 'retail', post: 'data-management' }),
      source(ARTICLE, { section: 'build', downloads }),
    ),
  ).toEqual([]);
});

test.each([
  ['study', 'retails', POST, 'case-studies', '"retails"'],
  ['post', 'data', SERVICE, 'blog', '"data"'],
  ['services', ['data-strategy', 'strategy'], POST, 'services', '"strategy"'],
  ['study', 'arabic-only', POST, 'case-studies', '"arabic-only"'],
])(
  'a %s that does not exist is reported with the files of its folder',
  (key, value, file, folder, received) => {
    const there = {
      'case-studies': 'retail',
      blog: 'data-management',
      services: 'ai-ethics, data-strategy',
    }[folder];
    expect(problemsOf(source(file, { [key]: value }))).toEqual([
      {
        file,
        line: 6,
        key,
        expected: `the name of a file in ${folder}/, one of ${there}`,
        received,
      },
    ]);
  },
);

test('an article of an unknown group is reported with the existing groups', () => {
  expect(problemsOf(source(ARTICLE, { section: 'building' }))).toEqual([
    {
      file: ARTICLE,
      line: 6,
      key: 'section',
      expected: 'one of frame, build',
      received: '"building"',
    },
  ]);
  expect(problemsOf(source(ARTICLE, {}))).toMatchObject([{ key: 'section', received: 'nothing' }]);
});

test('only the section of an article is a group', () => {
  expect(problemsOf(source(POST, { section: 'intro' }))).toEqual([]);
});

test('a file to download must exist in every language', () => {
  const download = (file: string) =>
    source(ARTICLE, { section: 'build', downloads: [{ file: 'risk-register.csv' }, { file }] });
  expect(problemsOf(download('english-only.csv'))).toEqual([
    {
      file: ARTICLE,
      line: 8,
      key: 'downloads.1.file',
      expected: 'a file in content/ar/templates/',
      received: '"english-only.csv"',
    },
  ]);
  expect(problemsOf(download('none.csv')).map(({ expected }) => expected)).toEqual([
    'a file in content/en/templates/',
    'a file in content/ar/templates/',
  ]);
});

test('facts of a translation are not checked, because only the original has them', () => {
  expect(problemsOf(source('content/ar/blog/my-post.md', { study: 'nowhere' }))).toEqual([]);
});

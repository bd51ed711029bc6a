import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { allKinds } from '#app/kinds/kinds.ts';
import { type CompiledContent, compileContent } from '#scripts/content/compile.ts';
import { factProblems } from '#scripts/content/facts.ts';
import { parityProblems } from '#scripts/content/parity.ts';
import { problemText } from '#scripts/content/problem-text.ts';
import { proofingProblems } from '#scripts/content/proofing.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { UsageError } from './failures.ts';
import { beginRecord } from './new.ts';

vi.setConfig({ testTimeout: 60_000 });
const copy = copyProject(['content']);
const root = path.join(copy.folder, 'content');
afterAll(copy.remove);
afterEach(() => {
  for (const file of globSync('{en,ar}/**/*my-title.md', { cwd: root }))
    copy.delete(path.join('content', file));
});

const COMMAND = path.resolve('scripts/new.ts');
const TODAY = '2026-11-21';
const kinds = allKinds.flatMap(([folder, { newName, newSlug }]) =>
  newName ? [[newName, `${folder}/${newSlug?.('my-title', TODAY) ?? 'my-title'}`] as const] : [],
);

function problemsOf(content: CompiledContent): string[] {
  const problems = [
    ...content.problems,
    ...parityProblems(content),
    ...factProblems(content),
    ...proofingProblems(content),
  ];
  return [...problems, ...content.missing].map((problem) => problemText(problem).trim());
}

function linesToWrite(file: string): number[] {
  return copy
    .read(file)
    .split('\n')
    .flatMap((line, index) => (!line.startsWith('# ') && line.includes('‹') ? [index + 1] : []));
}

test.each(kinds)(
  'a %s begins in both languages, as a draft that the check accepts',
  (kind, name) => {
    const [english, arabic] = ['en', 'ar'].map((code) => path.join(root, code, `${name}.md`));
    expect(beginRecord(kind, 'my-title', TODAY, root)).toEqual([english, arabic]);
    expect(copy.read(`content/en/${name}.md`)).toMatch(/^draft: true$/m);
    expect(copy.read(`content/ar/${name}.md`)).not.toMatch(/^draft:/m);

    const content = compileContent(root);
    expect(problemsOf(content)).toEqual([]);
    const [folder = '', slug] = name.split('/');
    for (const { collections } of Object.values(content.languages))
      expect(collections[folder]).toContainEqual(expect.objectContaining({ slug, draft: true }));
  },
);

test.each(kinds)(
  'where a %s is no longer a draft, every text that is still to be written is reported',
  (kind, name) => {
    beginRecord(kind, 'my-title', TODAY, root);
    copy.edit(`content/en/${name}.md`, /^draft: true\n/m, '');
    const { problems } = compileContent(root);
    for (const file of [`content/en/${name}.md`, `content/ar/${name}.md`]) {
      const found = problems.filter((problem) => problem.file === file);
      expect(linesToWrite(file).length).toBeGreaterThan(0);
      expect(
        [...new Set(found.map(({ line }) => line))].sort((one = 0, other = 0) => one - other),
      ).toEqual(linesToWrite(file));
      for (const { expected, received } of found) {
        expect(expected).toContain('a text of your own');
        expect(received).toContain('‹');
      }
    }
    expect(problems.filter(({ file }) => !file.endsWith(`/${name}.md`))).toEqual([]);
  },
);

test('the report has the line, the instruction and the current text', () => {
  beginRecord('post', 'my-title', TODAY, root);
  copy.edit('content/en/blog/my-title.md', /^draft: true\n/m, '');
  expect(problemsOf(compileContent(root))).toContain(
    'content/en/blog/my-title.md:3 title: expected a text of your own (or the line "draft: true" in the English file until it is there), received "‹For the browser’s tab, up to 60 characters›"',
  );
});

test.each(kinds)('a new %s has no placeholder of the program', (kind, name) => {
  beginRecord(kind, 'my-title', TODAY, root);
  for (const code of ['en', 'ar'])
    expect(copy.read(`content/${code}/${name}.md`)).not.toMatch(/\{\w+\}/);
});

test('dates count from today, and a new record comes last in its list', () => {
  beginRecord('job', 'my-title', TODAY, root);
  const job = copy.read('content/en/jobs/my-title.md');
  expect(job).toMatch(/^posted: 2026-11-21$/m);
  expect(job).toMatch(/^expires: 2027-01-20$/m);

  const { collections } = compileContent(root).languages.en;
  const orders = (collections.jobs ?? []) as { slug: string; order: number }[];
  const others = orders.filter(({ slug }) => slug !== 'my-title').map(({ order }) => order);
  expect(orders.find(({ slug }) => slug === 'my-title')?.order).toBe(Math.max(...others) + 1);
});

test('news are filed under their month', () => {
  const [english] = beginRecord('news', 'my-title', '2027-02-01', root);
  expect(path.relative(root, english ?? '')).toBe(path.join('en', 'news', '2027-02-my-title.md'));
  expect(copy.read('content/en/news/2027-02-my-title.md')).toMatch(/^date: 2027-02-01$/m);
});

test.each([undefined, '', 'posts', 'legal', 'toString'])(
  'the kind “%s” is refused, and the message lists the kinds',
  (kind) => {
    expect(refusalOf(() => beginRecord(kind, 'my-title', TODAY, root))).toMatch(
      /^Say what to begin .+ The kinds are service, study, .+\.$/,
    );
  },
);

test.each([
  undefined,
  '',
  'My-title',
  'my_title',
  'my title',
  'عنوان',
  '-title',
  'title-',
  'my--title',
  '2026-title',
  '../title',
  'a/b',
  'title.md',
])('the name “%s” is refused because it cannot be part of a URL', (name) => {
  expect(refusalOf(() => beginRecord('post', name, TODAY, root))).toMatch(
    /^The name becomes a part of the address: .+ "npm run new post my-title"\.$/,
  );
});

test.each(['en', 'ar'])(
  'a name that exists in %s is refused, and the existing file stays',
  (code) => {
    const file = `content/${code}/blog/my-title.md`;
    copy.write(file, 'mine');
    const message = refusalOf(() => beginRecord('post', 'my-title', TODAY, root));
    expect(message).toBe(`${path.join(copy.folder, file)} is there already: choose another name.`);
    expect(copy.read(file)).toBe('mine');
    expect(existsSync(path.join(root, code === 'en' ? 'ar' : 'en', 'blog/my-title.md'))).toBe(
      false,
    );
  },
);

test('the command prints which files it wrote and what to do next', async () => {
  const { code, stdout, stderr } = await copy.run(COMMAND, 'post', 'my-title');
  expect([code, stderr]).toEqual([0, '']);
  const [english, arabic, advice] = stdout.trim().split('\n');
  expect([english, arabic]).toEqual([
    'wrote content/en/blog/my-title.md',
    'wrote content/ar/blog/my-title.md',
  ]);
  expect(advice).toMatch(/‹ and ›.+draft: true.+npm run check content/);
  expect(readFileSync(path.join(root, 'en/blog/my-title.md'), 'utf8')).toContain('‹');
});

test.each([[[]], [['poem', 'my-title']], [['post', 'My title']], [['post', 'ai-innovation']]])(
  'the command refuses %j with one sentence and no stack trace',
  async (words) => {
    const { code, stdout, stderr } = await copy.run(COMMAND, ...words);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^[A-Zc][^\n]+\.\n$/);
    expect(stderr).not.toMatch(/Error|^\s+at /m);
  },
);

function refusalOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

import { expect, test } from 'vitest';
import type { CompiledContent } from './compile.ts';
import { linkProblems, redirectProblems } from './links.ts';
import type { Value } from './source-file.ts';

const HOME = 'content/en/pages/home.yaml';
const SITE: Record<string, Record<string, Value>> = {
  [HOME]: {},
  'content/en/pages/contact.yaml': {},
  'content/en/pages/case-study-detail.yaml': {},
  'content/en/blog/a-post.md': {},
  'content/en/jobs/a-role.md': { expires: '2027-01-31' },
  'content/en/news/2026-11-item.md': {},
  'content/en/case-studies/a-study.md': {},
};

function lost(files: Record<string, Record<string, Value>>): string[] {
  const sources = Object.entries({ ...SITE, ...files }).map(([file, value]) => ({
    file,
    language: file.split('/')[1],
    source: { file, value, lineOf: () => 4 },
  }));
  return linkProblems({ sources } as unknown as CompiledContent).map(
    ({ file, line, key, received }) => `${file}:${line} ${key} ${received}`,
  );
}

test.each([
  '[a](/contact)',
  '[a](/contact?service=x)',
  '[a](/contact#hours)',
  '[a](/blog/a-post)',
  '[a](/careers/apply/a-role)',
  '[a](/case-study-detail)',
  '[a](/)',
  '[a](https://example.com/x)',
  '[a](mailto:a@b.example)',
])('a link to an existing page is accepted: %s', (link) => {
  expect(lost({ [HOME]: { lead: `Read ${link}.` } })).toEqual([]);
});

test.each(['/blog/no-post', '/ar/contact', '/home', '/news/no-item', '/Contact'])(
  'a broken link is reported: %s',
  (path) => {
    expect(lost({ [HOME]: { lead: `Read [this](${path}) and [that](/contact).` } })).toEqual([
      `${HOME}:4 lead ${path}`,
    ]);
  },
);

test('a link to a hidden record is reported with both files, in each language', () => {
  const lead = 'Read [this](/blog/a-post).';
  const hidden = '/blog/a-post (content/en/blog/a-post.md says “draft: true”)';
  expect(
    lost({
      [HOME]: { lead },
      'content/ar/pages/home.yaml': { lead },
      'content/en/blog/a-post.md': { draft: true },
    }),
  ).toEqual([`${HOME}:4 lead ${hidden}`, `content/ar/pages/home.yaml:4 lead ${hidden}`]);
});

test('a translation is visible when its original is', () => {
  const lead = 'Read [this](/blog/a-post).';
  const news = {
    'content/en/news/2026-11-item.md': { draft: true, lead },
    'content/ar/news/2026-11-item.md': { lead },
  };
  expect(lost({ ...news, 'content/en/blog/a-post.md': { draft: true } })).toEqual([]);
});

test('the page of one study exists as long as the featured study', () => {
  const page = { [HOME]: { lead: 'Read [this](/case-study-detail).' } };
  expect(lost({ ...page, 'content/en/case-studies/a-study.md': { featured: true } })).toEqual([]);
  expect(
    lost({ ...page, 'content/en/case-studies/a-study.md': { featured: true, draft: true } }),
  ).toEqual([
    `${HOME}:4 lead /case-study-detail (content/en/case-studies/a-study.md says “draft: true”)`,
  ]);
});

test.each([
  ['services', 'study', 'a-study', 'content/en/case-studies/a-study.md'],
  ['services', 'post', 'a-post', 'content/en/blog/a-post.md'],
  ['blog', 'services', ['a-service'], 'content/en/services/a-service.md'],
])(
  'readers of a record in %s must be able to open the %s that it names',
  (kind, key, value, file) => {
    const record = `content/en/${kind}/another.md`;
    const named = [value].flat()[0];
    expect(lost({ [record]: { [key]: value }, [file]: { expires: '2027-01-31' } })).toEqual([
      `${record}:4 ${key} ${named} (${file} says “expires: 2027-01-31”)`,
    ]);
    expect(
      lost({
        [record]: { [key]: value, expires: '2027-01-31' },
        [file]: { expires: '2027-01-31' },
      }),
    ).toEqual([]);
  },
);

test('a missing record is reported by the check of references, not here', () => {
  expect(lost({ 'content/en/blog/another.md': { study: 'none' } })).toEqual([]);
});

test.each([
  [{ moved: [{ from: '/old', to: '/contact#hours' }], gone: ['/older'] }, []],
  [{ moved: [{ from: '/contact', to: '/' }], gone: [] }, ['from: /contact']],
  [{ moved: [], gone: ['/blog/a-post'] }, ['from: /blog/a-post']],
  [{ moved: [{ from: '/old', to: '/older' }], gone: ['/old'] }, ['from: /old', 'to: /older']],
  [{ moved: [], gone: [], languages: ['fr', 'ar'] }, ['languages: ar']],
])('a redirect leads from a path without a page to a page: %j', (redirects, problems) => {
  const sources = Object.entries(SITE).map(([file, value]) => ({
    file,
    language: 'en',
    source: { file, value, lineOf: () => 1 },
  }));
  expect(
    redirectProblems({
      sources,
      redirects: { languages: [], ...redirects },
    } as unknown as CompiledContent).map(({ key, received }) => `${key}: ${received}`),
  ).toEqual(problems);
});

import { expect, test } from 'vitest';
import type { CompiledContent } from './compile.ts';
import { linkProblems } from './links.ts';

/** The links that lead nowhere, of a site with two pages, a post and a role. */
function lostLinks(text: string): string[] {
  const files = [
    'content/en/pages/home.yaml',
    'content/en/pages/contact.yaml',
    'content/en/blog/a-post.md',
    'content/en/jobs/a-role.md',
    'content/en/news/2026-11-item.md',
  ];
  const sources = files.map((file, index) => ({ file, language: 'en', source: { file, value: index === 0 ? { lead: text } : {}, lineOf: () => 4 } }));
  return linkProblems({ sources } as unknown as CompiledContent).map(({ file, line, key, received }) => `${file}:${line} ${key} ${received}`);
}

test.each([
  '[a](/contact)',
  '[a](/contact?service=x)',
  '[a](/contact#hours)',
  '[a](/blog/a-post)',
  '[a](/careers/apply/a-role)',
  '[a](/)',
  '[a](https://example.com/x)',
  '[a](mailto:a@b.example)',
])('a link that leads somewhere is at peace: %s', (link) => {
  expect(lostLinks(`Read ${link}.`)).toEqual([]);
});

test.each(['/blog/no-post', '/ar/contact', '/home', '/news/2026-11-item', '/Contact'])('a link that leads nowhere is named: %s', (path) => {
  expect(lostLinks(`Read [this](${path}) and [that](/contact).`)).toEqual([`content/en/pages/home.yaml:4 lead ${path}`]);
});

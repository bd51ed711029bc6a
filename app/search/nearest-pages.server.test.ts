import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { nearestPages } from './nearest-pages.server.ts';
import { shownTexts } from './search.server.ts';

const near = (path: string) =>
  nearestPages(new URL(path, 'https://site.example'), async () => undefined);

test.each([
  ['/blog/data-managment', '/blog/data-management'],
  ['/services/ai-stratgy', '/services/ai-strategy'],
  ['/privacy-policy.html', '/privacy-policy'],
  ['/career/apply/data-consultant', '/careers/apply/senior-data-consultant'],
  ['/services/cloud', '/services/cloud-advisory'],
  ['/services/governance', '/services/ai-governance'],
  ['/case-studies/bank', '/case-study-detail'],
  ['/services/nothing', '/services'],
  ['/faq', '/help-center'],
])('%s suggests %s in every language', async (path, expected) => {
  for (const language of languages) {
    const pages = await near(`${language.prefix}${path}`);
    expect(pages.map(({ to }) => to)).toContain(expected);
    expect(pages.length).toBeLessThanOrEqual(3);
    const text = shownTexts(language).get(expected);
    expect(pages.find(({ to }) => to === expected)?.heading).toBe(text?.title);
  }
});

test('pages of the same section come first', async () => {
  const pages = await near('/blog/ai');
  expect(pages.map(({ to }) => to)).toEqual([
    '/blog/ai-innovation',
    expect.stringMatching(/^\/(services|pages)\//),
    '/blog',
  ]);
});

test('Arabic words in a path find Arabic pages', async () => {
  const pages = await near(`/ar/${encodeURIComponent('سياسة-الخصوصية')}`);
  expect(pages.map(({ to }) => to)).toContain('/privacy-policy');
});

test.each([
  '/xyzzy-qwrtp',
  '/wp-admin/setup-config.php',
  '/.git/config',
  '/%E0%A4%A',
  '/--',
  '/<script>',
])('nothing is near %s', async (path) => {
  expect(await near(path)).toEqual([]);
});

import { expect, test } from 'vitest';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { sitePages } from '#app/seo/site-pages.server.ts';
import { languages } from '#content/languages.ts';
import { markdownAt } from './page-markdown.server.ts';

const factsOf = async (path: string) => (await markdownAt(path))?.markdown.split('---')[1];

test.each(languages)(
  'every page that search engines may show has Markdown ($code)',
  async (language) => {
    for (const { path } of sitePages(language))
      expect((await markdownAt(localizedPath(path, language)))?.markdown, path).toMatch(
        /^---\n[\s\S]+\n---\n\n# \S/,
      );
  },
);

test.each(['/search', '/nowhere', '/blog/nowhere', '/webinars.ics'])(
  'there is no Markdown of “%s”',
  async (path) => {
    expect(await markdownAt(path)).toBeUndefined();
  },
);

test('the Markdown of a page with a second path has its canonical URL', async () => {
  expect(await factsOf('/case-studies/financial-services')).toContain(
    'url: "https://site.example/case-study-detail"',
  );
});

test('only the front matter of an article has the day of its last change', async () => {
  expect(await factsOf('/blog/ai-innovation')).toMatch(/\nupdated: "2026-\d\d-\d\d"\n/);
  for (const path of ['/blog', '/services/ai-strategy', '/privacy-policy'])
    expect(await factsOf(path)).not.toContain('updated');
});

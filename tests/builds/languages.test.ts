import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { documentOf } from '#tests/support/document-of.ts';
import { encoded, newLetter, openBrowser } from '#tests/support/form-client.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import type { RunningSite } from '#tests/support/run.ts';
import { sawari } from '#tests/support/sawari.ts';

/** A site with two more languages, in which a few texts are translated. */
const ALL = ['en', 'ar', 'fr', 'ur'];
const FRENCH = {
  'ui.yaml': { navigation: { services: 'Nos services' } },
  'pages/home.yaml': { hero: { eyebrow: 'Conseil à {cities}' } },
  'pages/contact.yaml': { title: 'Nous écrire', heading: 'Dites-nous ce que vous devez décider' },
  'emails.yaml': { contact: { subject: 'Nous avons votre message ({reference})' } },
  'feeds.yaml': { feeds: { blog: { title: 'Articles de Miqyas' } } },
};
const URDU = {
  'ui.yaml': { navigation: { services: 'ہماری خدمات' } },
  'firm.yaml': { name: 'مقیاس' },
};
const POST = '---\nheading: L’éthique de l’expérience\n---\n';
const LONG = 600_000;
const LONG_TEST = { timeout: LONG };
/** What the type check needs besides the sources of a build. */
const TYPED = ['inbox', 'tests', '.stylelintrc.json', 'playwright.config.ts', 'vitest.config.ts'];

const copy = copyProject();
const data = mkdtempSync(path.join(tmpdir(), 'miqyas-languages-'));
let site: RunningSite;

beforeAll(async () => {
  for (const code of ['fr', 'ur']) {
    const { code: exit, stderr } = await copy.run('scripts/new.ts', 'language', code);
    expect([exit, stderr]).toEqual([0, '']);
  }
  for (const [code, files] of Object.entries({ fr: FRENCH, ur: URDU }))
    for (const [name, value] of Object.entries(files))
      copy.write(`content/${code}/${name}`, stringify(value));
  copy.write('content/fr/blog/ai-innovation.md', POST);
  expect(await copy.build({ pagesOnly: true })).toMatchObject({ code: 0 });
  site = await copy.serve({ DATA_DIR: data });
}, LONG);
afterAll(async () => {
  await site?.stop();
  copy.remove();
  rmSync(data, { recursive: true });
});

const textAt = async (address: string) => (await fetch(site.origin + address)).text();
const pageAt = async (address: string) => documentOf(await textAt(address));

test.each([
  ['fr', 'ltr', 'Nos services'],
  ['ur', 'rtl', 'ہماری خدمات'],
])('pages in %s run %s, with translated texts and a notice of the others', async (...row) => {
  const [code, direction, services] = row;
  const page = await pageAt(`/${code}/contact`);
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual([code, direction]);
  expect(page.querySelector('.header-nav > a[href$="/services"]')?.textContent).toBe(services);
  expect(page.querySelectorAll('.fallback-notice[lang="en"]')).toHaveLength(1);
});

test('a page has its own name of the firm, and English for what firm.yaml lacks', async () => {
  const [french, urdu] = await Promise.all([pageAt('/fr'), pageAt('/ur')]);
  const brandOf = (page: Document) => page.querySelector('.site-header .brand')?.textContent;
  expect([brandOf(french), brandOf(urdu)]).toEqual(['Miqyas', 'مقیاس']);
  expect(french.querySelector('main')?.textContent).toContain('Conseil à Riyadh et Dubai');
});

test.each(ALL)('the header of a page in %s has a menu of the other languages', async (code) => {
  const page = await pageAt(code === 'en' ? '/contact' : `/${code}/contact`);
  for (const bar of ['.header-nav', '.mobile-bar']) {
    const links = page.querySelectorAll(`${bar} details a[data-language]`);
    const found = Array.from(links, (link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('lang'),
      link.getAttribute('href'),
      link.textContent,
    ]);
    const expected = [
      ['en', 'en', '/contact', 'English'],
      ['ar', 'ar', '/ar/contact', 'العربية'],
      ['fr', 'fr', '/fr/contact', 'Français'],
      ['ur', 'ur', '/ur/contact', 'اردو'],
    ];
    expect(found).toEqual(expected.filter(([other]) => other !== code));
  }
});

test('search engines and networks learn of each language', async () => {
  const page = await pageAt('/fr/contact');
  const attributes = (selector: string, name: string) =>
    Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(name));
  expect(attributes('link[rel=alternate][hreflang]', 'hreflang')).toEqual([...ALL, 'x-default']);
  expect(attributes('[property="og:locale"]', 'content')).toEqual(['fr_FR']);
  expect(attributes('[property="og:locale:alternate"]', 'content')).toEqual([
    'en_GB',
    'ar_AR',
    'ur_PK',
  ]);
  const sitemap = await textAt('/sitemap.xml');
  for (const code of ['fr', 'ur'])
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*/${code}/contact<`));
  expect(sitemap).toContain('hreflang="ur"');
});

test('feeds, Markdown and the page for unknown paths are in the language', async () => {
  const [feed, markdown, missing] = await Promise.all(
    ['/fr/blog/feed.xml', '/fr/contact.md', '/ur/nothing-here'].map(textAt),
  );
  expect(feed).toMatch(/<title>Articles\sde\sMiqyas</);
  expect(markdown).toContain('Dites-nous ce que');
  expect(missing).toContain('<html lang="ur" dir="rtl"');
});

test.each(['ethique', 'l’expérience', 'EXPERIENCE'])(
  'the French search finds a French title for “%s”',
  async (query) => {
    const page = await pageAt(`/fr/search?q=${encodeURIComponent(query)}`);
    const titles = Array.from(page.querySelectorAll('main a'), ({ textContent }) => textContent);
    expect(titles).toContain('L’éthique de l’expérience');
  },
);

test('the French search does not offer English texts as Urdu ones', async () => {
  const page = await pageAt('/fr/search?q=strategy');
  const others = page.querySelectorAll('main [data-language]');
  expect(Array.from(others, (link) => link.getAttribute('hreflang'))).toEqual(['en']);
});

test('the types of the project hold, and another firm can adopt it', LONG_TEST, async () => {
  for (const name of TYPED) cpSync(name, path.join(copy.folder, name), { recursive: true });
  await copy.run('node_modules/@react-router/dev/bin.cjs', 'typegen');
  const types = await copy.run('node_modules/typescript/bin/tsc', '--tsBuildInfoFile', 'types');
  expect(types.output).toBe('');
  copy.write('firm.yaml', stringify(sawari));
  const adopted = await copy.run('scripts/adopt.ts', 'firm.yaml', '--check');
  expect(adopted).toMatchObject({ code: 0, stderr: '' });
  expect(adopted.stdout).not.toContain('undefined');
});

test('a message that was sent in French is answered with a French mail', async () => {
  const answer = await openBrowser()({
    origin: site.origin,
    path: '/fr/contact',
    accept: 'text/html',
    body: encoded(newLetter()),
  });
  expect(answer?.status).toBe(303);
  expect(answer?.body).toMatch(/^\/fr\/received\//);
  const mail = await vi.waitUntil(() => globSync(`${data}/mail/*-confirmation-*.eml`)[0], {
    timeout: 15_000,
  });
  const { subject, html } = await PostalMime.parse(readFileSync(mail));
  expect(subject).toMatch(/^Nous avons votre message \(\S+\)$/);
  expect(html).toContain('<html lang="fr" dir="ltr"');
});

test('the fonts and rules of a script are used for its other languages', async () => {
  const [french, urdu] = await Promise.all(['/fr', '/ur'].map(textAt));
  expect(french).toContain('font-family:Text en');
  expect(urdu).toContain('font-family:Text ar');
  expect(urdu).toMatch(/:lang\(ur\)\{--body:["']?Noto Naskh Arabic/);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '#scripts/browser.ts';
import { parsedPages } from '#tests/support/built-pages.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

const copy = copyProject();
const built = path.join(copy.folder, 'build/client');
const media = await startHost();
const fonts = await startHost();
const counter = await startHost();
const analytics = counter.origin;
const dataFolder = mkdtempSync(path.join(tmpdir(), 'miqyas-origins-'));
const SETTINGS = {
  DATA_DIR: dataFolder,
  SITE_URL: 'https://www.firm.test',
  MEDIA_ORIGIN: media.origin,
  FONT_ORIGIN: fonts.origin,
  ANALYTICS_ORIGIN: analytics,
};
const LONG = 180_000;
const HINTS =
  'link[rel="preconnect"], link[rel="dns-prefetch"], link[rel="prefetch"], link[rel="prerender"]';

afterAll(() => {
  media.server.close();
  fonts.server.close();
  counter.server.close();
  copy.remove();
  rmSync(dataFolder, { recursive: true });
});

beforeAll(async () => {
  copy.edit('content/redirects.yaml', /^gone: \[\]$/m, 'gone: [/offers/2019]');
  // Build without the hosts in SETTINGS. The first start then renders the pages again with these
  // hosts.
  expect(await copy.build({ pagesOnly: true })).toMatchObject({ code: 0 });
  await (await copy.serve(SETTINGS)).stop();
}, LONG);

test('a URL that was removed for good answers 410 in both languages', {
  timeout: LONG,
}, async () => {
  const site = await copy.serve(SETTINGS);
  const [gone, arabic, missing] = await Promise.all(
    ['/offers/2019', '/ar/offers/2019', '/offers'].map((url) => rawRequest(site.origin, url)),
  );
  await site.stop();
  expect([gone?.status, arabic?.status, missing?.status]).toEqual([410, 410, 404]);
  expect(arabic?.body.toString()).toContain('<html lang="ar"');
  expect(gone?.headers['x-robots-tag']).toBe('noindex');
});

test('pictures and fonts come from their hosts, each with one connection hint', {
  timeout: LONG,
}, () => {
  const [set = ''] = readdirSync(path.join(dataFolder, 'pages'));
  const folder = path.join(dataFolder, 'pages', set);
  const pages = parsedPages(folder, folder);
  expect(pages.length).toBeGreaterThan(100);
  for (const { address, html, document } of pages) {
    const hints = [...document.querySelectorAll(HINTS)].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('href'),
    ]);
    expect(hints.toSorted(), address).toEqual(
      [
        ['dns-prefetch', analytics],
        ['preconnect', media.origin],
        ['preconnect', fonts.origin],
      ].toSorted(),
    );
    for (const picture of document.querySelectorAll('img'))
      expect(picture.getAttribute('src'), address).toMatch(
        new RegExp(`^${media.origin}/(art|media)/`),
      );
    expect(
      document.querySelector('link[rel="preload"][as="font"]')?.getAttribute('href'),
      address,
    ).toMatch(new RegExp(`^${fonts.origin}/fonts/`));
    const faces = html.match(/url\([^)]+\.woff2\)/g) ?? [];
    expect(faces.length, address).toBeGreaterThan(0);
    expect(
      faces.filter((face) => !face.startsWith(`url(${fonts.origin}/fonts/`)),
      address,
    ).toEqual([]);
  }
  expect(
    pages.find(({ address }) => address === '/')?.document.querySelectorAll('img'),
  ).toHaveLength(11);
});

test('URLs in pages, feeds and texts for machines begin with SITE_URL', {
  timeout: LONG,
}, async () => {
  const site = await copy.serve(SETTINGS);
  const answers = await Promise.all(
    ['/ar/services', '/sitemap.xml', '/news/feed.xml', '/llms.txt', '/about-us.md', '/nowhere'].map(
      (url) => rawRequest(site.origin, url),
    ),
  );
  await site.stop();
  const bodies = answers.map((answer) => answer?.body.toString() ?? '');
  for (const body of bodies) expect(body).not.toContain('localhost');
  for (const body of bodies.slice(0, -1)) expect(body).toContain(`${SETTINGS.SITE_URL}/`);
});

test('the pages are rendered once for each build and settings', { timeout: LONG }, async () => {
  const rendered = /rendered the pages for the current settings/;
  const again = await copy.serve(SETTINGS);
  expect((await again.stop()).output).not.toMatch(rendered);
  const other = await copy.serve({ ...SETTINGS, SITE_URL: 'https://other.test' });
  const page = await rawRequest(other.origin, '/ar');
  expect((await other.stop()).output).toMatch(rendered);
  expect(page?.body.toString()).toContain('href="https://other.test/ar"');
  const same = await copy.serve({ DATA_DIR: dataFolder });
  expect((await same.stop()).output).not.toMatch(rendered);
});

test('the policy allows each host in the one directive that needs it', {
  timeout: LONG,
}, async () => {
  const site = await copy.serve(SETTINGS);
  const [page, missing, file] = await Promise.all(
    ['/', '/nowhere', '/about-us.data'].map((url) => rawRequest(site.origin, url)),
  );
  await site.stop();
  for (const answer of [page, missing]) {
    const directives = String(answer?.headers['content-security-policy']).split('; ');
    const allowing = (origin: string) =>
      directives.filter((directive) => directive.includes(origin));
    expect(allowing(media.origin)).toEqual([
      `img-src 'self' ${media.origin}`,
      `media-src 'self' ${media.origin}`,
    ]);
    expect(allowing(fonts.origin)).toEqual([`font-src 'self' ${fonts.origin}`]);
    expect(allowing(analytics)).toEqual([`connect-src 'self' ${analytics}`]);
  }
  expect(file?.headers['content-security-policy']).not.toMatch(/https?:/);
});

test('a browser fetches pictures and fonts from those hosts and shows them', {
  timeout: LONG,
}, async () => {
  const site = await copy.serve(SETTINGS);
  const { page, complaints, close } = await openPage();
  await page.goto(`${site.origin}/ar`);
  await page.locator('img').last().scrollIntoViewIfNeeded();
  for (const picture of await page.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
  }
  const faces = await page.evaluate(
    async () =>
      [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').length,
  );
  await close();
  await site.stop();

  expect(faces).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
  expect(media.asked.filter((url) => url.startsWith('/art/'))).toEqual([
    expect.stringMatching(/^\/art\/highlights\.\w+\.svg$/),
  ]);
  expect(media.asked.filter((url) => url.startsWith('/fonts/'))).toEqual([]);
  expect(fonts.asked.length).toBeGreaterThan(1);
  expect(fonts.asked.filter((url) => !url.startsWith('/fonts/'))).toEqual([]);
});

test('each public page is counted once, without its query, and nothing else is counted', {
  timeout: LONG,
}, async () => {
  const site = await copy.serve(SETTINGS);
  const { page, complaints, close } = await openPage();
  counter.posted.splice(0);
  await page.goto(`${site.origin}/ar/services?from=a-mail`);
  await page.locator('main a[href^="/ar/services/"]').first().click();
  await expect.poll(() => counter.posted.length).toBe(2);
  await page.goto(`${site.origin}/your-data/a-secret`);
  await page.goto(`${site.origin}/about-us`);
  await expect.poll(() => counter.posted.length).toBe(3);
  await close();
  await site.stop();

  const visits = counter.posted.map(
    (body) => JSON.parse(body) as { url: string; referrer: string },
  );
  expect(visits.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
    '/ar/services',
    expect.stringMatching(/^\/ar\/services\/./),
    '/about-us',
  ]);
  expect(visits[0]).toMatchObject({ name: 'pageview', domain: '127.0.0.1', referrer: '' });
  expect(new Set(counter.asked)).toEqual(new Set(['/api/event']));
  // The personal link has no valid token, so the browser reports an error status.
  expect(complaints.filter((text) => !text.includes('status of 4'))).toEqual([]);
});

test('a visitor who asks not to be tracked is not counted', { timeout: LONG }, async () => {
  const site = await copy.serve(SETTINGS);
  const { page, close } = await openPage();
  const before = counter.posted.length;
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await page.goto(`${site.origin}/about-us`);
  await page.goto(`${site.origin}/contact`);
  await close();
  await site.stop();
  expect(counter.posted.length).toBe(before);
});

async function openPage() {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: BROWSER_FLAGS,
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  return { page, complaints, close: () => browser.close() };
}

type Host = {
  origin: string;
  asked: string[];
  posted: string[];
  server: Server;
};

async function startHost(): Promise<Host> {
  const asked: string[] = [];
  const posted: string[] = [];
  const types: Record<string, string> = { '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (request.method === 'POST')
      return void text(request).then((body) => posted.push(body) && response.end());
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', types[path.extname(url)] ?? 'application/octet-stream');
    response.end(readFileSync(path.join(built, url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked,
    posted,
    server,
  };
}

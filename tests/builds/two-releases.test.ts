import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { BROWSER_FLAGS, ensureBrowser } from '#scripts/browser.ts';
import { freePort } from '#scripts/free-port.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { type RunningSite, startSite } from '#tests/support/run.ts';
import { editions } from '#tests/support/words.ts';

const LONG = { timeout: 90_000 };
const copy = copyProject();
const parent = mkdtempSync(path.join(tmpdir(), 'miqyas-releases-'));
const releases = path.join(parent, 'releases');
const folders = { former: path.resolve('.'), next: copy.folder };
type Release = keyof typeof folders;
const CHANGES: [Release, Release][] = [
  ['former', 'next'],
  ['next', 'former'],
];
let browser: Browser;

beforeAll(async () => {
  // Change the search panel, because browsers load its files only when a visitor opens it.
  copy.edit('app/shell/search-panel.tsx', 'className="search-panel"', 'className="search-panel a"');
  copy.edit('app/shell/search-panel.css', '.search-panel', '.a { color: inherit }\n.search-panel');
  expect(await copy.build({ pagesOnly: true })).toMatchObject({ code: 0 });
  mkdirSync(releases);
  for (const [name, folder] of Object.entries(folders))
    symlinkSync(folder, path.join(releases, name));
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
}, 300_000);

afterAll(async () => {
  await browser.close();
  copy.remove();
  rmSync(parent, { recursive: true });
});

test.each(CHANGES)(
  'a page of the %s release gets its scripts, styles and state from the %s release',
  LONG,
  async (from, to) => {
    const page = await withSite(from, async ({ origin }) => rawRequest(origin, '/ar'));
    const files = hashedFilesIn(page.body.toString());
    expect(files.length).toBeGreaterThan(8);
    await withSite(to, async ({ origin }) => {
      for (const file of files) {
        const { status, headers } = await rawRequest(origin, file);
        expect([file, status]).toEqual([file, 200]);
        expect(headers['cache-control']).toContain('immutable');
      }
      expect((await rawRequest(origin, '/assets/none-12345678.js')).status).toBe(404);
    });
    const unshared = await withSite(
      to,
      ({ origin }) => Promise.all(files.map((file) => rawRequest(origin, file))),
      { RELEASES_DIR: '' },
    );
    expect(unshared.map(({ status }) => status)).toContain(404);
  },
);

test.each(CHANGES)(
  'an open page of the %s release opens the search, follows links and sends a form to the %s one',
  LONG,
  async (from, to) => {
    const port = await freePort();
    const { page, complaints } = await openPage();
    await withSite(from, ({ origin }) => openHydrated(page, `${origin}/ar`), { PORT: `${port}` });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await withSite(
      to,
      async () => {
        await page.locator('.search-link:visible').click();
        await page.locator('dialog.search-panel').waitFor();
        await page.keyboard.press('Escape');
        await follow(page, '/ar/careers', arabic.careers.heading);
        await follow(page, '/ar/contact', arabic.contact.heading);
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
        await sendLetter(page);
      },
      { PORT: `${port}` },
    );
    expect(complaints).toEqual([]);
  },
);

test.each(CHANGES)(
  'without the files, an open page of the %s release sends a form to the %s one',
  LONG,
  async (from, to) => {
    const settings = { PORT: String(await freePort()), RELEASES_DIR: '' };
    const { page } = await openPage();
    await withSite(from, ({ origin }) => openHydrated(page, `${origin}/ar/contact`), settings);
    await withSite(to, () => sendLetter(page), settings);
  },
);

const arabic = (() => {
  const found = editions.find(({ code }) => code === 'ar');
  if (!found) throw new Error('there is no Arabic');
  return found.pages;
})();

async function withSite<Result>(
  release: Release,
  work: (site: RunningSite) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  const DATA_DIR = path.join(parent, 'data');
  const site = await startSite({
    folder: folders[release],
    settings: { DATA_DIR, RELEASES_DIR: releases, LOG_LEVEL: 'error', ...settings },
  });
  onTestFinished(() => void site.stop('SIGKILL'));
  return work(site).finally(() => site.stop());
}

async function openPage(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

async function follow(page: Page, url: string, heading: string): Promise<void> {
  await page.locator(`footer a[href="${url}"]`).first().click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

async function sendLetter(page: Page): Promise<void> {
  const form = page.locator('main form');
  await form.locator('[name=name]').fill('Layla');
  await form.locator('[name=email]').fill('layla@visitor.example');
  await form.locator('[name=subject]').fill('Data platform');
  await form.locator('[name=message]').fill('We would like to talk about our data.');
  await form.locator('button.button-gold').click();
  await page.waitForURL('**/received/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

function hashedFilesIn(html: string): string[] {
  return [...new Set(html.match(/\/(?:assets|start|styles)\/[\w.-]+/g))];
}

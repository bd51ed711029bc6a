import { test as base, expect, type Page } from '@playwright/test';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import { AS_BEFORE, CONTEXT, ON_PAGES } from './settings.ts';
import { siteAtMoment } from './site-at-moment.ts';

/** At this time, all roles are open, some webinars are over, and others are still to come. */
const MOMENT = Date.parse('2026-11-24T09:00:00+03:00');
const WIDTHS = [390, 1280];
const PAGES = [
  '/',
  '/services',
  '/services/ai-strategy',
  '/case-studies',
  '/case-studies/financial-services',
  '/about-us',
  '/careers',
  '/partners',
  '/contact',
  '/news',
  '/blog',
  '/blog/data-management',
  '/documentation',
  '/webinars',
  '/help-center',
  '/search',
  '/no-such-page',
  '/assessment',
];

const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const site = await siteAtMoment(MOMENT);
      await fetch(site.origin);
      await use(site.origin);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const { locale, timezoneId, reducedMotion } = CONTEXT;
test.use({
  locale,
  timezoneId,
  // A picture of half the size has a third of the bytes.
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion },
  bypassCSP: true,
});
test.describe.configure({ timeout: 120_000 });

for (const language of languages)
  for (const path of PAGES)
    for (const width of WIDTHS)
      test(`${path} ${AS_BEFORE} (${language.code}, ${width} px)`, async ({ page, origin }) => {
        await open(page, origin + localizedPath(path, language), width);
        await expect(page).toHaveScreenshot(pictureOf(path, language.code, width), LOOK);
      });

test('a heading that is 4 px away is a difference', async ({ page, origin }) => {
  await open(page, `${origin}/services`, 1280);
  await page.addStyleTag({ content: 'h1 { translate: 4px 0 }' });
  await expect(page).not.toHaveScreenshot(pictureOf('/services', 'en', 1280), LOOK);
});

const LOOK = {
  ...ON_PAGES,
  fullPage: true,
  // Without this option, the picture would not be scaled down.
  scale: 'device',
  stylePath: 'tests/looks/stable.css',
  timeout: 30_000,
} as const;

async function open(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.clock.setFixedTime(MOMENT);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    // Pictures below the first screen would otherwise load during scrolling.
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

function pictureOf(path: string, code: string, width: number): string[] {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return ['pages', `${name}-${code}-${width}.png`];
}

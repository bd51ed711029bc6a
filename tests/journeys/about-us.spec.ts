import { expect, type Locator, test } from '@playwright/test';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { editions, organization } from '#tests/support/words.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible`);
  return box;
}

/** Names on the map are most likely to overlap in the narrowest window. */
const WIDTHS = runsAll ? [320, 390, 1280] : [320];

for (const { code, prefix, locale, pages, firm } of journeyLanguages(editions)) {
  const { map } = pages['about-us'];
  const { riyadh = '', dubai = '' } = firm.cities;

  for (const width of WIDTHS) {
    test(`the map and the text name where the firm works, and the map is not mirrored (${code}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/about-us`);
      const figure = page.getByRole('figure');
      const picture = figure.getByRole('img', { name: map.picture, exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await expect(figure.getByText(map.caption)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const whole = await boxOf(picture);
      const [west, east] = [
        await boxOf(figure.getByText(riyadh, { exact: true })),
        await boxOf(figure.getByText(dubai, { exact: true })),
      ];
      for (const label of [west, east]) {
        expect(label.x).toBeGreaterThanOrEqual(whole.x);
        expect(label.y).toBeGreaterThanOrEqual(whole.y);
        expect(label.x + label.width).toBeLessThanOrEqual(whole.x + whole.width);
        expect(label.y + label.height).toBeLessThanOrEqual(whole.y + whole.height);
      }
      expect(west.x + west.width, 'the names do not touch').toBeLessThan(east.x);
      for (const layer of [picture, figure.locator('svg')]) {
        await expect(layer).toHaveCSS('transform', 'none');
        await expect(layer).toHaveCSS('scale', 'none');
      }

      const names = new Intl.DisplayNames(locale, { type: 'region' });
      expect(organization.countries).toHaveLength(6);
      const served = page.getByRole('definition').filter({ hasText: names.of('QA') ?? '' });
      await expect(served, 'the text names the six countries').toBeVisible();
      for (const country of organization.countries)
        await expect(served).toContainText(names.of(country) ?? country);
    });
  }
}

import { expect, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

/** The eleven sections in the specified order, each with the path to which its button leads. */
const BLOCKS = [
  ['ai-strategy', '/services'],
  ['digital-transformation', '/services'],
  ['cloud-advisory', '/services'],
  ['data-strategy', '/services'],
  ['ai-governance', '/security'],
  ['process-automation', '/services'],
  ['cybersecurity', '/security'],
  ['change-management', '/careers'],
  ['business-intelligence', '/services'],
  ['technology-architecture', '/documentation'],
  ['ai-ethics', '/security'],
] as const;

for (const { code, prefix, pages } of journeyLanguages(editions)) {
  const { hero, highlights } = pages.home;

  test(`the hero and eleven blocks have the specified order, words and links (${code})`, async ({
    page,
  }) => {
    await page.goto(prefix || '/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.headline);
    await expect(main.getByText(hero.subtitle)).toBeInViewport();
    await expect(main.getByRole('link', { name: hero.start })).toHaveAttribute(
      'href',
      `${prefix}/contact`,
    );
    await expect(main.getByRole('link', { name: hero.explore })).toHaveAttribute(
      'href',
      `${prefix}/services`,
    );
    await expect(main.getByRole('link', { name: hero.start })).toBeInViewport({ ratio: 1 });

    const blocks = main.getByRole('article');
    await expect(blocks).toHaveCount(11);
    for (const [index, [slug, target]] of BLOCKS.entries()) {
      const block = blocks.nth(index);
      const { category, title, description, button, picture } = highlights.blocks[slug];
      await expect(block).toHaveCSS('text-align', 'center');
      await expect(block.getByText(category, { exact: true })).toBeVisible();
      await expect(block.getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(block.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `${prefix}/services/${slug}`,
      );
      await expect(block.getByText(description)).toBeVisible();
      await expect(block.getByRole('link')).toHaveText([title, button]);
      await expect(block.getByRole('link', { name: button })).toHaveAttribute(
        'href',
        `${prefix}${target}`,
      );
      await expect(block.getByRole('img', { name: picture })).toBeVisible();
      await expect(block.locator('p svg'), 'an icon beside the category').toBeVisible();
    }
  });

  test(`each block's picture loads as it scrolls into view, without moving the page (${code})`, async ({
    page,
  }) => {
    const statuses = new Map<string, number>();
    page.on('response', (response) => statuses.set(response.url(), response.status()));
    await page.goto(prefix || '/');
    const pictures = page.getByRole('article').getByRole('img');
    await expect(pictures).toHaveCount(11);
    const shares: number[] = [];
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('width', /^[1-9]\d*$/);
      await expect(picture).toHaveAttribute('height', /^[1-9]\d*$/);
      await expect(picture).toHaveAttribute('alt', /\S/);
      const before = await picture.boundingBox();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
        )
        .toBeGreaterThan(0);
      const after = await picture.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(statuses.get(source), source).toBe(200);
      const position = await picture.evaluate((image) => getComputedStyle(image).objectPosition);
      shares.push(Number.parseFloat(position.replace('0px ', '')));
    }
    // The file is 11,440 px high: first 11 pictures of 400 px, then 11 squares of 640 px. The last
    // four services show their squares.
    const shareOf = (index: number) =>
      index < 7 ? (index * 400) / (11_440 - 400) : (4400 + index * 640) / (11_440 - 640);
    expect(shares).toEqual(BLOCKS.map((_, index) => expect.closeTo(100 * shareOf(index), 2)));
  });

  test(`the stars of the steps open at the edge of the window and close in it (${code})`, async ({
    page,
  }) => {
    await page.goto(prefix || '/');
    const states = () =>
      page
        .locator('.method .closing-sign > span')
        .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).opacity));
    const [open, closed] = [Array(5).fill('0'), Array(5).fill('1')];
    const list = page.locator('.method ol');
    // A picture of the whole page shows them complete.
    expect(await states()).toEqual(closed);
    await list.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - innerHeight + 10, behavior: 'instant' });
    });
    await expect.poll(states).toEqual(open);
    await list.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(states).toEqual(closed);
  });

  test(`on a phone, a link of the row that scrolls sideways is whole in view (${code})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, prefix || '/');
    const links = page.locator('.from-fourth').getByRole('link');
    await links.first().focus();
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
    }
  });
}

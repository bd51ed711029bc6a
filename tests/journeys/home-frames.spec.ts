import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { editions } from '#tests/support/words.ts';

/** The pictures are blurred, because the lines of one of them may lie between pixels. */
async function meanDifference(...pictures: Buffer[]): Promise<number> {
  const [first, second] = await Promise.all(
    pictures.map((picture) => sharp(picture).blur(3).removeAlpha().raw().toBuffer()),
  );
  if (!first || first.length !== second?.length) return Number.POSITIVE_INFINITY;
  return (
    first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length
  );
}

const COVER = 'content: "" !important; background: var(--frames)';
const LOOKS = {
  first: `${COVER}; background-position-x: 0`,
  last: COVER,
  picture: 'content: none !important',
};

for (const { code, prefix } of editions)
  for (const width of [390, 1280])
    test(`the last frame of a card is its picture (${code}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(prefix || '/', { waitUntil: 'networkidle' });
      const cards = page.locator('.highlight');
      await expect(cards).toHaveCount(11);
      // The first card of each part
      for (const card of [cards.nth(0), cards.nth(3), cards.nth(7)]) {
        const look = async (name: keyof typeof LOOKS) => {
          await page.evaluate((styles) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`.site-header { display: none } .highlight::before { ${styles} }`);
            document.adoptedStyleSheets = [sheet];
          }, LOOKS[name]);
          return card.getByRole('img').screenshot({ animations: 'disabled' });
        };
        const picture = await look('picture');
        const change = async () => meanDifference(picture, await look('first'));
        // The file loads when the first frame is needed.
        await expect.poll(change).toBeGreaterThan(0.3);
        const last = await meanDifference(picture, await look('last'));
        expect(last).toBeLessThan(0.7 * (await change()));
      }
    });

test('a picture shows its frames again under the pointer', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  const isFrames = (file: string) => file.startsWith('/art/frames.');
  expect(files.filter(isFrames)).toEqual([]);
  const card = page.locator('.highlight').first();
  await card.hover();
  await expect.poll(() => files.some(isFrames)).toBe(true);
  await card.evaluate((element: HTMLElement) => {
    element.addEventListener('animationstart', (event) => {
      if (event instanceof AnimationEvent) element.dataset.started = event.animationName;
    });
  });
  await page.mouse.move(0, 0);
  await card.hover();
  await expect(card).toHaveAttribute('data-started', 'frames-again');
  await card.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    element.removeAttribute('data-started');
  });
  await page.mouse.move(0, 0);
  const name = await card.evaluate(
    (element) => getComputedStyle(element, '::before').animationName,
  );
  expect(name, 'nothing starts when the pointer leaves').toBe('frames');
  await expect(card).not.toHaveAttribute('data-started');
});

test('pictures have no frames under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const card = page.locator('.highlight').first();
  await card.hover();
  const content = await card.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(content).toBe('none');
});

import { expect, type Page, test } from '@playwright/test';
import { CACHE_RETRIES, CACHE_RETRY_LONGEST_PAUSE, RELEASE_CHECK_INTERVAL, TOAST_STYLES } from '#app/constants.ts';
import { openHydrated, openWithStoppedClock } from '#tests/support/hydrate.ts';
import { editions, words } from '#tests/support/words.ts';

const { timeout, limit } = TOAST_STYLES.single;
const TOAST_FADE = 1000;

const english = words.en.ui;
const toasts = (page: Page, { status } = english) =>
  page.getByRole('region', { name: status.announcements }).getByRole('dialog').filter({ visible: true });
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** From now on the site says that yet another release is being served. @returns the requests that asked */
async function publish(page: Page, release = 'another'): Promise<string[]> {
  const asked: string[] = [];
  await page.route('/release.json', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: { release } });
  });
  return asked;
}

for (const { code, prefix, ui } of editions) {
  test(`a reader who comes back after the site was published anew is told, and can reload (${code})`, async ({ page }) => {
    await publish(page);
    await openHydrated(page, `${prefix}/gdpr`);
    await comeBack(page);
    await expect(toasts(page, ui)).toContainText([ui.release.title]);
    await expect(toasts(page, ui)).toContainText([ui.release.text]);
    const reloaded = page.waitForEvent('load');
    await toasts(page, ui).getByRole('button', { name: ui.release.reload }).click();
    await reloaded;
    await expect(page).toHaveURL(`${prefix}/gdpr`);
    await expect(toasts(page, ui)).toHaveCount(0);
  });
}

test('the notice shows for 5000 ms', async ({ page }) => {
  await publish(page);
  await openWithStoppedClock(page, '/gdpr');
  await comeBack(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(timeout - 1);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1 + TOAST_FADE);
  await expect(toasts(page)).toHaveCount(0);
  expect(timeout).toBe(5000);
});

test('one notice shows at most, the latest', async ({ page }) => {
  await publish(page, 'second');
  await openWithStoppedClock(page, '/gdpr');
  await comeBack(page);
  // The pointer keeps the first notice there until the next release.
  await toasts(page).hover();
  await page.clock.fastForward(RELEASE_CHECK_INTERVAL + 1);
  await expect(toasts(page)).toHaveCount(1);
  const asked = await publish(page, 'third');
  await comeBack(page);
  await expect.poll(() => asked.length).toBe(1);
  await expect(toasts(page)).toHaveCount(limit);
  await expect(page.locator('.toast')).toHaveCount(2);
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(limit);
  expect(limit).toBe(1);
});

test('each release is announced once, and asked for once in five minutes', async ({ page }) => {
  const asked = await publish(page);
  await openWithStoppedClock(page, '/gdpr');
  await comeBack(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(timeout + TOAST_FADE);
  await expect(toasts(page)).toHaveCount(0);

  await page.clock.fastForward(RELEASE_CHECK_INTERVAL - 2 * (timeout + TOAST_FADE));
  await comeBack(page);
  await page.clock.fastForward(RELEASE_CHECK_INTERVAL);
  await comeBack(page);
  await expect.poll(() => asked.length).toBe(2);
  await page.clock.runFor(TOAST_FADE);
  await expect(toasts(page)).toHaveCount(0);
  expect(asked).toHaveLength(2);
});

test('while the same release is being served, nothing is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openHydrated(page, '/contact');
  const answered = page.waitForResponse('/release.json');
  await comeBack(page);
  await (await answered).finished();
  // Another toast, which comes after the notice would have.
  await page.getByRole('main').getByRole('button', { name: words.en.pages.contact.copy.action }).click();
  await expect(page.getByRole('region', { name: english.status.notifications }).getByRole('dialog')).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('a tab that goes to the background asks nothing', async ({ page }) => {
  const asked = await publish(page);
  await openHydrated(page, '/gdpr');
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }));
  await comeBack(page);
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true }));
  await comeBack(page);
  await expect(toasts(page)).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

for (const [how, status] of [
  ['is not answered', undefined],
  ['is answered with an error', 503],
] as const) {
  test(`a question that ${how} is asked three times again, and nothing is ever shown`, async ({ page }) => {
    let asked = 0;
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.route('/release.json', (route) => {
      asked++;
      return status ? route.fulfill({ status, body: '{}' }) : route.abort();
    });
    await openWithStoppedClock(page, '/gdpr');
    await comeBack(page);
    await expect.poll(() => asked).toBe(1);
    const askedAfterPause = async () => {
      await page.clock.runFor(1000);
      return asked;
    };
    await expect.poll(askedAfterPause, { intervals: [50] }).toBe(1 + CACHE_RETRIES);
    await page.clock.runFor(10 * CACHE_RETRY_LONGEST_PAUSE);
    expect(asked).toBe(4);
    await expect(toasts(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

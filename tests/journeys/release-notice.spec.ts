import { expect, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

for (const { code, prefix, ui } of journeyLanguages(editions)) {
  test(`a reader who comes back after a release can reload the page (${code})`, async ({
    page,
  }) => {
    await page.route('/release.json', (route) => route.fulfill({ json: { release: 'another' } }));
    await openHydrated(page, `${prefix}/gdpr`);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const notice = page.getByRole('region', { name: ui.status.announcements }).getByRole('dialog');
    await expect(notice).toContainText([ui.release.title]);
    await expect(notice).toContainText([ui.release.text]);
    const reloaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: ui.release.reload }).click();
    await reloaded;
    await expect(page).toHaveURL(`${prefix}/gdpr`);
    await expect(notice).toHaveCount(0);
  });
}

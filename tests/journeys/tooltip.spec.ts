import { expect, test } from '@playwright/test';
import { fill, isolate } from '#app/i18n/format.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions, organization } from '#tests/support/words.ts';

for (const { code, prefix, ui } of journeyLanguages(editions)) {
  test(`a tooltip names each social link at the foot of a page (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/gdpr`);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: ui.newsletter.submit }).focus();
    for (const { network } of organization.social) {
      await page.keyboard.press('Tab');
      const name = fill(ui.navigation.social, { network: isolate(network) });
      await expect(footer.getByRole('link', { name, exact: true })).toBeFocused();
      await expect(page.getByRole('tooltip')).toHaveText([name]);
      await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await footer.getByRole('listitem').getByRole('link').first().hover();
    await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
  });
}

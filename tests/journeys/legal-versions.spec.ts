import { expect, test } from '@playwright/test';
import { fill } from '#app/i18n/format.ts';
import { versionPath } from '#app/kinds/legal/version-path.ts';
import { violations } from '#tests/support/page-checks.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

for (const { code, prefix, pages, collections } of journeyLanguages(editions)) {
  const { versions, earlier } = pages.legal;
  const stored = collections['legal-versions'];

  test(`each legal text links its earlier versions or admits that they are lost (${code})`, async ({
    page,
  }) => {
    for (const { slug, version, changes } of collections.legal) {
      await page.goto(`${prefix}/${slug}`);
      const items = page
        .locator('section', { has: page.getByRole('heading', { name: versions, exact: true }) })
        .getByRole('article');
      await expect(items).toHaveCount(changes.length);
      for (const [index, change] of changes.entries()) {
        const item = items.nth(index);
        const path = prefix + versionPath(slug, change.version);
        const isStored = stored.some(
          (one) => one.document === slug && one.version === change.version,
        );
        const links = await item
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links).toEqual(isStored ? [path, `${path}/changes`] : []);
        if (!isStored)
          await expect(item).toContainText(
            change.version === version ? earlier.shown : earlier.lost,
          );
      }
    }
  });

  test(`an earlier version shows its text and leads to the current one (${code})`, async ({
    page,
  }) => {
    expect(stored.length).toBeGreaterThan(4);
    for (const { document, version, title, heading } of stored) {
      await page.goto(prefix + versionPath(document, version));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(`^${fill(earlier.title, { title, version })}`));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const main = page.getByRole('main');
      await expect(main.getByText(/\{\w+\}/)).toHaveCount(0);
      await expect(main.getByRole('link', { name: earlier.current })).toHaveAttribute(
        'href',
        `${prefix}/${document}`,
      );
      expect(await violations(page)).toEqual([]);
    }
  });

  test(`the comparison marks the words that were added and removed (${code})`, async ({ page }) => {
    for (const { document, version } of stored) {
      await page.goto(`${prefix}${versionPath(document, version)}/changes`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        fill(earlier.changesHeading, { before: version }),
      );
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const main = page.getByRole('main');
      expect(await main.locator('ins, del').count(), document).toBeGreaterThan(0);
      expect(await violations(page)).toEqual([]);

      // Without the added words, the comparison must have the text of the earlier version.
      const compared = await main.locator('.prose').evaluate((text) => {
        for (const added of text.querySelectorAll('ins')) added.remove();
        return text.textContent.replace(/[\s·]+/g, '');
      });
      await page.goto(prefix + versionPath(document, version));
      const lead = await page.locator('.masthead .lead').textContent();
      const text = await page.getByRole('article').locator('.prose').textContent();
      expect(compared).toBe(`${lead}${text}`.replace(/[\s·]+/g, ''));
    }
  });

  test(`a version that does not exist is not found (${code})`, async ({ request }) => {
    for (const path of ['privacy-policy/1-0', 'privacy-policy/9-9', 'careers/2-0', 'x/y/changes'])
      expect((await request.get(`${prefix}/legal/${path}`)).status(), path).toBe(404);
  });
}

test('earlier versions are neither in the sitemap nor in the search', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/legal/');
  const found = await request.get(`/search.json?${new URLSearchParams({ q: 'privacy policy' })}`);
  expect(await found.text()).not.toContain('/legal/');
});

import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CHOICE_KEY, LANGUAGE_KEY, SCROLL_KEY } from '#app/constants.ts';
import { RETENTION } from '#app/forms/retention.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { editions, organization, words } from '#tests/support/words.ts';

const table = (page: Page, name: string) => page.getByRole('table', { name });
const kept = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, locale, pages, ui, collections } = edition;
  const { storage, retention, versions } = pages.legal;
  /** The everyday run tests only one legal text, because all legal texts share a template. */
  const texts = runsAll
    ? collections.legal
    : collections.legal.filter(({ slug }) => slug === 'privacy-policy');

  for (const { slug, version, updated, changes } of texts) {
    test(`a legal text shows its version, its date and its changes (${code}, ${slug})`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/${slug}`);
      const line = fill(ui.parts.version, { version, date: formatDate(updated, edition) });
      await expect(page.locator('.legal-text').getByText(line, { exact: true })).toBeVisible();
      const section = page.locator('section', {
        has: page.getByRole('heading', { level: 2, name: versions, exact: true }),
      });
      const items = section.getByRole('article');
      await expect(items).toHaveCount(changes.length);
      for (const [index, change] of changes.entries()) {
        const date = formatDate(change.date, edition);
        const heading = items.nth(index).getByRole('heading', { level: 3 });
        await expect(heading).toHaveText(fill(ui.parts.version, { version: change.version, date }));
        await expect(heading.locator('time')).toHaveAttribute('datetime', change.date);
        await expect(items.nth(index).getByText(change.text, { exact: true })).toBeVisible();
      }
      expect(changes[0]).toMatchObject({ version, date: updated });
      const dates = changes.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
    });
  }

  // print.spec.ts prints a legal text in the everyday run.
  for (const { slug, heading } of runsAll ? collections.legal : []) {
    test(`a legal text prints its text alone, in letters that show on white paper (${code}, ${slug})`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/${slug}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article').locator('.prose p').last()).toBeVisible();
      // Of the header and the footer, paper shows only one link: the firm's mark and name.
      for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
        await expect(part.getByRole('link').filter({ visible: true })).toHaveCount(1);
        await expect(part.getByRole('navigation').first()).toBeHidden();
      }
      await expect(page.locator('button, .button').filter({ visible: true })).toHaveCount(0);
      const colors = await page
        .getByRole('main')
        .locator('h1, h2, p, li, th, td')
        .evaluateAll((elements) =>
          elements.map((element) => [
            element.textContent.slice(0, 40),
            ...(getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
          ]),
        );
      expect(
        colors.filter(
          ([, red, green, blue]) => Math.max(Number(red), Number(green), Number(blue)) > 130,
        ),
      ).toEqual([]);
    });
  }

  test(`the privacy policy shows how long the site keeps each kind of data (${code})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/privacy-policy`);
    const rows = table(page, retention.caption).getByRole('row');
    await expect(rows).toHaveCount(Object.keys(RETENTION).length + 1);
    for (const [name, times] of Object.entries(RETENTION)) {
      const [[unit = '', value] = []] = Object.entries(times);
      const time = new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: unit.slice(0, -1),
        unitDisplay: 'long',
      }).format(Number(value));
      const what = retention.rows[name as keyof typeof RETENTION];
      const row = rows.filter({ has: page.getByRole('cell', { name: what, exact: true }) });
      await expect(row.getByRole('cell').last()).toContainText(time);
      await expect(
        page.getByRole('article').locator('p').filter({ hasText: time }).first(),
        name,
      ).toBeVisible();
    }
    await expect(page.getByRole('main')).not.toContainText('{');
  });

  test(`the GDPR page lists the laws of the six countries, one row each (${code})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/gdpr`);
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const laws = page.getByRole('table').filter({ hasText: names.of('QA') ?? '' });
    await expect(laws).toHaveCount(1);
    const rows = laws.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(6);
    for (const [index, country] of organization.countries.entries())
      await expect(rows.nth(index).getByRole('cell').first()).toContainText(
        names.of(country) ?? country,
      );
    for (const row of await rows.all())
      for (const cell of await row.getByRole('cell').all())
        await expect(cell).toHaveText(/\p{L}{2}|\d{4}/u);
  });

  test(`the cookie policy lists what the browser stores, where and for how long (${code})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/cookie-policy`);
    const { local, session, untilCleared, untilClosed, rows } = storage;
    for (const [index, cells] of [
      [LANGUAGE_KEY, local, rows.language, untilCleared],
      [LANGUAGE_CHOICE_KEY, local, rows.languageChoice, untilCleared],
      [SCROLL_KEY, session, rows.scroll, untilClosed],
    ].entries()) {
      await expect(
        table(page, storage.caption)
          .getByRole('row')
          .nth(index + 1)
          .getByRole('cell'),
      ).toHaveText(cells);
    }
    await expect(table(page, storage.caption).getByRole('row')).toHaveCount(4);
  });
}

test('the browser stores exactly what the cookie policy lists, and no cookie', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ar-SA' });
  const page = await context.newPage();
  const { storage } = words.en.pages.legal;
  const { suggestion } = words.en.ui;
  await openHydrated(page, '/cookie-policy');
  expect((await kept(page)).local).toEqual([]);

  await page.getByRole('button', { name: suggestion.decline }).click();
  await page.reload();
  await openHydrated(page, '/cookie-policy');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.en.ui.navigation.aboutUs })
    .click();
  await expect(page).toHaveURL('/about-us');
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.en.ui.navigation.search, exact: true })
    .click();
  await page.getByRole('dialog').getByRole('searchbox').fill('Ramadan');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/cookie-policy');

  const named = async (place: string) =>
    (
      await table(page, storage.caption)
        .getByRole('row')
        .filter({ hasText: place })
        .locator('code')
        .allTextContents()
    ).toSorted();
  // React Router stores scroll positions only when a visitor leaves a page.
  await page.goto('/careers');
  const { local, session } = await kept(page);
  await page.goto('/cookie-policy');
  expect(local.toSorted()).toEqual(await named(storage.local));
  expect(session.toSorted()).toEqual(await named(storage.session));
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => [
      (await indexedDB.databases()).length,
      (await caches.keys().catch(() => [])).length,
    ]),
  ).toEqual([0, 0]);
  await context.close();
});

import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/no-script-test.ts';
import { overflow, violations } from '#tests/support/page-checks.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

for (const { code, prefix, pages, forms, ui, collections } of journeyLanguages(editions)) {
  const words = pages.blog.calculator;
  const post = collections.blog.find(({ tool }) => tool === 'return-calculator');
  const path = `${prefix}/blog/${post?.slug}`;
  const form = (page: Page) => page.getByRole('main').locator('form');
  const field = (page: Page, name: keyof typeof words.fields) =>
    form(page).getByLabel(words.fields[name].label, { exact: true });
  const result = (page: Page) => page.locator('[id="calculation"]');
  const send = (page: Page) =>
    form(page).getByRole('button', { name: words.submit, exact: true }).press('Enter');

  test(`the calculator works without a script (${code})`, async ({ unscripted: page }) => {
    await page.goto(path);
    await expect(field(page, 'benefit')).toHaveValue('2.4');
    await expect(result(page)).toContainText('300');
    await expect(result(page)).toContainText('14');

    await field(page, 'benefit').fill(code === 'ar' ? '٣٫٢' : '3.2');
    await field(page, 'years').fill('2');
    await send(page);
    await expect(page).toHaveURL(new RegExp(`${path}\\?benefit=.*#calculation$`));
    // A benefit of 4.8 and a cost of 2.25 give a return of 113 %.
    await expect(result(page)).toContainText('113');
    await expect(result(page)).toContainText('433');
    await expect(result(page)).toBeInViewport();
    await expect(field(page, 'years')).toHaveValue('2');
    await expect(
      result(page).getByRole('link', { name: words.share, exact: true }),
    ).toHaveAttribute(
      'href',
      `${prefix}/contact?return=3.2_0.8_25_0_0.6_0.4_0.25_0.1_0.15_2#write`,
    );
    expect(await overflow(page)).toEqual([]);

    const answer = await page.goto(page.url().replace(/#.*/, ''));
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );

    await form(page).getByRole('link', { name: words.example, exact: true }).click();
    await expect(page).toHaveURL(`${path}#calculator`);
    await expect(field(page, 'benefit')).toHaveValue('2.4');
  });

  for (const width of [390, 1280])
    test(`a large return leaves the full count in view (${code}, ${width} px)`, async ({
      unscripted: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await field(page, 'benefit').fill('9');
      await send(page);
      await expect(page).toHaveURL(/benefit=9/);
      const figure = result(page).getByRole('figure');
      for (const label of [words.slide, words.full]) {
        const text = figure.getByText(label, { exact: true });
        await expect(text).toBeInViewport({ ratio: 1 });
        const { y = Number.NaN, height = Number.NaN } = (await text.boundingBox()) ?? {};
        const drawing = await figure.locator('svg').first().boundingBox();
        expect(y + height, 'the figures are above the drawings').toBeLessThan(drawing?.y ?? 0);
      }
    });

  test(`a link below the opening leads to the calculator (${code})`, async ({
    unscripted: page,
  }) => {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: words.goTo, exact: true });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(`${path}#calculator`);
    await expect(page.getByRole('heading', { name: words.heading, exact: true })).toBeInViewport();
  });

  test(`the calculator names its mistakes (${code})`, async ({ unscripted: page }) => {
    await page.goto(path);
    await field(page, 'licence').fill('0');
    await field(page, 'fade').fill('<b>');
    await send(page);
    const summary = form(page).getByRole('alert');
    await expect(summary.getByRole('heading')).toHaveText(words.errors.heading);
    await expect(summary.getByRole('listitem')).toHaveCount(2);
    await expect(summary).toBeInViewport();
    await expect(field(page, 'fade')).toHaveValue('<b>');
    await expect(field(page, 'fade')).toHaveAccessibleDescription(
      `${words.units.percent} ${words.errors.number}`,
    );
    await expect(field(page, 'licence')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(words.waiting)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${ui.status.errorTitle.split('{')[0]}`));

    await summary.getByRole('link').first().click();
    await expect(field(page, 'fade')).toBeFocused();
  });

  test(`the result follows what is typed (${code})`, async ({ page }) => {
    await page.goto(path);
    await field(page, 'benefit').fill('1.5');
    // The licence costs 0.6, and all costs are 1.4. The comparison group gained 0.8.
    await expect(result(page)).toContainText('150');
    await expect(result(page)).toContainText('−50');
    await field(page, 'benefit').fill('x');
    await field(page, 'years').fill('2');
    await expect(result(page).getByRole('status')).toHaveText(words.incomplete);
    await expect(field(page, 'benefit')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'benefit')).toHaveAccessibleDescription(
      `${words.units.amount} ${words.errors.number}`,
    );
    await expect(form(page).getByText(words.errors.number)).toBeVisible();
    await expect(field(page, 'years')).not.toHaveAttribute('aria-invalid');
    await expect(result(page)).toContainText('150');
    await form(page).getByRole('link', { name: words.example, exact: true }).click();
    await expect(field(page, 'benefit')).toHaveValue('2.4');
    await expect(result(page)).toContainText('300');
    await expect(result(page).getByRole('status')).toBeEmpty();
    await expect(field(page, 'benefit')).not.toHaveAttribute('aria-invalid');
  });

  test(`only a loss has stars with a minus (${code})`, async ({ page }) => {
    const losses = result(page).locator('.unit-chart-loss');
    const legend = words.minus;
    await page.goto(path);
    await expect(result(page)).toContainText('300');
    await expect(losses).toHaveCount(0);
    await expect(result(page)).not.toContainText(legend);
    await field(page, 'benefit').fill('0.3');
    await expect(result(page)).toContainText('−136');
    await expect(losses).toHaveCount(2);
    await expect(result(page)).toContainText(legend);
  });

  test(`the contact form receives the figures of the calculator (${code})`, async ({ page }) => {
    await page.goto(path);
    await field(page, 'benefit').fill('1.5');
    await expect(result(page)).toContainText('−50');
    await result(page).getByRole('link', { name: words.share, exact: true }).click();
    const { contact } = forms;
    await expect(page.getByLabel(contact.subject.label, { exact: true })).toHaveValue(
      pages.contact.calculation.subject,
    );
    await expect(page.getByText(/−50.*(below|أدناه)/)).toBeInViewport();
    const message = page.getByLabel(contact.message.label, { exact: true });
    await expect(message).toHaveValue(/−50/);
    const [address = ''] = /http\S+/.exec(await message.inputValue()) ?? [];
    const { pathname, search } = new URL(address);
    await page.goto(pathname + search);
    await expect(field(page, 'benefit')).toHaveValue('1.5');
    await expect(result(page)).toContainText('−50');
  });

  test(`a mended mistake disappears, and the result takes its place (${code})`, async ({
    page,
  }) => {
    await page.goto(`${path}?benefit=&licence=0.6`);
    const alert = form(page).getByRole('alert');
    await expect(alert).toBeVisible();
    for (const name of Object.keys(words.fields) as (keyof typeof words.fields)[])
      await field(page, name).fill('1');
    await expect(alert).toHaveCount(0);
    await expect(result(page)).toHaveCount(1);
    await expect(field(page, 'benefit')).not.toHaveAttribute('aria-invalid');
  });

  test(`the calculator and its mistakes are accessible (${code})`, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    await field(page, 'years').fill('');
    await expect(field(page, 'years')).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page)).toEqual([]);
    await send(page);
    await expect(form(page).getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

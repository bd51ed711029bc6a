import { expect, mergeTests, type Page } from '@playwright/test';
import { watchForComplaints } from '#tests/support/browser-complaints.ts';
import { newEmail, test as patiently } from '#tests/support/form-test.ts';
import { hydrate, openHydrated, watchHydration } from '#tests/support/hydrate.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { test as withoutScript } from '#tests/support/no-script-test.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions } from '#tests/support/words.ts';

const test = mergeTests(patiently, withoutScript);
type Edition = (typeof editions)[number];

const form = (page: Page) => page.locator('form[id="contact"]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const send = (page: Page, { forms }: Edition) => form(page).getByRole('button', { name: forms.contact.submit }).click();
const switchTo = (page: Page, { name }: Edition) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();

const VALUES = (email: string) => ({ name: 'نورة AlSaud', email, subject: 'موضوع', message: `${crypto.randomUUID()} a message` });
const fillIn = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};
const expectKept = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name), name).toHaveValue(value);
};

/** Holds the site's scripts back until they are let go. */
const holdScripts = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('/assets/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

for (const edition of editions) {
  const { code, prefix, pages, forms } = edition;
  const { shared } = forms;
  const twin = editions.find((candidate) => candidate.code !== code) ?? edition;

  test(`the language can be changed without losing what was typed, and the message goes out (${code})`, async ({ page }) => {
    const email = newEmail();
    const values = VALUES(email);
    await openHydrated(page, `${prefix}/contact`);
    await fillIn(page, values);
    await switchTo(page, twin);
    await expect(heading(page)).toHaveText(twin.pages.contact.heading);
    await expectKept(page, values);
    await send(page, twin);
    await expect(heading(page)).toHaveText(twin.pages.confirmation.contact.heading);
    expect(storedSubmissions(email)).toMatchObject([{ language: twin.code, held_because: null, answers: values }]);
    expect((await mailTo(email)).html).toContain(`dir="${twin.dir}"`);
  });

  test(`without a script the button in the form carries what was typed into the other language (${code})`, async ({
    unscripted: page,
    useFreshToken,
  }) => {
    const email = newEmail();
    const values = VALUES(email);
    await page.goto(`${prefix}/contact`);
    await fillIn(page, values);
    await form(page).getByRole('button', { name: twin.name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', twin.code);
    await expect(page).toHaveTitle(new RegExp(`^${twin.pages.contact.title}`));
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expectKept(page, values);
    expect(storedSubmissions(email)).toEqual([]);
    await useFreshToken(form(page));
    await send(page, twin);
    await expect(heading(page)).toHaveText(twin.pages.confirmation.contact.heading);
    expect(storedSubmissions(email)).toMatchObject([{ language: twin.code, answers: values }]);
  });

  test(`with a script there is only the header's link to change the language (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/contact`);
    await expect(form(page).getByRole('button')).toHaveText([forms.contact.submit]);
  });

  test(`what was typed before React arrives stays, and is sent (${code})`, async ({ page, baseURL }) => {
    const trouble = await watchForComplaints(page, baseURL ?? '');
    const email = newEmail();
    const values = VALUES(email);
    const release = await holdScripts(page);
    await watchHydration(page);
    await page.goto(`${prefix}/contact`);
    await fillIn(page, values);
    release();
    await hydrate(page);
    await expectKept(page, values);
    expect(await trouble()).toEqual([]);
    await send(page, edition);
    await expect(heading(page)).toHaveText(pages.confirmation.contact.heading);
    // Nobody was asked for a token while it was filled in: sending at once is no sign of a machine.
    expect(storedSubmissions(email)).toMatchObject([{ answers: values, held_because: null }]);
  });

  test(`all that was typed before React arrives follows into the other language (${code})`, async ({ page }) => {
    const values = VALUES(newEmail());
    const release = await holdScripts(page);
    await watchHydration(page);
    await page.goto(`${prefix}/contact`);
    await fillIn(page, values);
    release();
    await hydrate(page);
    await switchTo(page, twin);
    await expect(heading(page)).toHaveText(twin.pages.contact.heading);
    await expectKept(page, values);
  });

  test(`typing is the first thing that happens on a page that was refused, and nothing is lost (${code})`, async ({ page }) => {
    const values = VALUES('no address');
    const release = await holdScripts(page);
    await watchHydration(page);
    await page.goto(`${prefix}/contact`);
    await fillIn(page, values);
    await send(page, edition);
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectKept(page, values);
    // The answer is a page of its own; React takes it over while somebody types.
    await field(page, 'message').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' and more');
    release();
    await hydrate(page);
    await page.keyboard.type(' still');
    await expectKept(page, { ...values, message: `${values.message} and more still` });
    await expect(page).toHaveURL(`${prefix}/contact`);
    await field(page, 'email').fill(newEmail());
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expect(field(page, 'message')).toHaveValue(`${values.message} and more still`);
  });

  test(`a stored language does not take a refused form away (${code})`, async ({ page, context }) => {
    await context.addInitScript((language) => localStorage.setItem('language', language), twin.code);
    const release = await holdScripts(page);
    const values = VALUES('no address');
    await page.goto(`${code === 'en' ? twin.prefix : prefix}/contact`);
    await fillIn(page, values);
    await form(page).getByRole('button', { name: /./ }).first().click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectKept(page, values);
    release();
  });

  for (const [how, lose, mend] of [
    ['the network is gone', (page: Page) => page.context().setOffline(true), (page: Page) => page.context().setOffline(false)],
    [
      'the answer does not come through',
      (page: Page) =>
        page.route(`**${prefix}/contact`, async (route) => {
          // It arrives; only the visitor does not hear of it.
          await route.fetch({ maxRedirects: 0 });
          await route.abort('connectionreset');
        }),
      (page: Page) => page.unroute(`**${prefix}/contact`),
    ],
    [
      'a proxy answers in its own words',
      (page: Page) =>
        page.route(`**${prefix}/contact`, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })),
      (page: Page) => page.unroute(`**${prefix}/contact`),
    ],
  ] as const) {
    test(`when ${how}, the form says so and keeps what was typed; sent again it arrives once (${code})`, async ({ page }) => {
      const email = newEmail();
      const values = VALUES(email);
      await openHydrated(page, `${prefix}/contact`);
      await fillIn(page, values);
      await lose(page);
      await send(page, edition);
      await expect(form(page).getByRole('alert')).toBeFocused();
      await expect(form(page).getByRole('alert').getByRole('listitem')).toHaveText([shared.problems.unreachable]);
      await expectKept(page, values);
      await mend(page);
      await send(page, edition);
      await expect(heading(page)).toHaveText(pages.confirmation.contact.heading);
      await mailTo(email);
      expect(storedSubmissions(email)).toMatchObject([{ answers: values }]);
    });
  }

  test(`each service's call begins with its own subject while nothing was typed (${code})`, async ({ page }) => {
    const [one, other] = edition.collections.services;
    if (!one || !other) throw new Error('There are not two services');
    await openHydrated(page, `${prefix}/services`);
    for (const { slug, name, contact } of [one, other]) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      await expect(page).toHaveURL(`${prefix}/services/${slug}`);
      await page.getByRole('main').getByRole('link', { name: edition.ui.parts.writeToUs }).first().click();
      await expect(field(page, 'subject')).toHaveValue(contact.subject);
      await page.goBack();
      await page.goBack();
    }
  });

  test(`what was begun is there again after a look at another page (${code})`, async ({ page }) => {
    const values = VALUES(newEmail());
    await openHydrated(page, `${prefix}/contact`);
    await fillIn(page, values);
    await page.getByRole('banner').getByRole('link', { name: edition.ui.navigation.services, exact: true }).click();
    await expect(heading(page)).toHaveText(pages.services.heading);
    await page.goBack();
    await expectKept(page, values);
  });
}

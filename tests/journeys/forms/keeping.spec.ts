import { expect, type Page } from '@playwright/test';
import { watchForComplaints } from '#tests/support/browser-complaints.ts';
import { newEmail, test } from '#tests/support/form-test.ts';
import { hydrate, openHydrated, watchHydration } from '#tests/support/hydrate.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { firstOf, journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions } from '#tests/support/words.ts';

type Edition = (typeof editions)[number];

const form = (page: Page) => page.locator('form[id="contact"]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const send = (page: Page, { forms }: Edition) =>
  form(page).getByRole('button', { name: forms.contact.submit }).click();
const switchTo = (page: Page, { name }: Edition) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

const VALUES = (email: string) => ({
  name: 'نورة AlSaud',
  email,
  subject: 'موضوع',
  message: `${crypto.randomUUID()} a message`,
});
const fillIn = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};
const expectKept = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await expect(field(page, name), name).toHaveValue(value);
};

const delayScripts = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('/assets/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, pages, forms } = edition;
  const { shared } = forms;
  const twin = editions.find((candidate) => candidate.code !== code) ?? edition;

  test(`a change of language keeps the typed values, and the message is sent in the new language (${code})`, async ({
    page,
  }) => {
    const email = newEmail();
    const values = VALUES(email);
    await openHydrated(page, `${prefix}/contact`);
    await expect(form(page).getByRole('button'), 'only the header changes the language').toHaveText(
      [forms.contact.submit],
    );
    await fillIn(page, values);
    await switchTo(page, twin);
    await expect(heading(page)).toHaveText(twin.pages.contact.heading);
    await expectKept(page, values);
    await send(page, twin);
    await expect(heading(page)).toHaveText(twin.pages.confirmation.contact.heading);
    expect(storedSubmissions(email)).toMatchObject([
      { language: twin.code, held_because: null, answers: values },
    ]);
    expect((await mailTo(email)).html).toContain(`dir="${twin.dir}"`);
  });

  test(`without a script a button in the form takes the typed values into the other language (${code})`, async ({
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

  test(`values typed before hydration remain after it and are sent (${code})`, async ({
    page,
    baseURL,
  }) => {
    const complaints = await watchForComplaints(page, baseURL ?? '');
    const email = newEmail();
    const values = VALUES(email);
    const release = await delayScripts(page);
    await watchHydration(page);
    await page.goto(`${prefix}/contact`);
    await fillIn(page, values);
    release();
    await hydrate(page);
    await expectKept(page, values);
    expect(await complaints()).toEqual([]);
    await send(page, edition);
    await expect(heading(page)).toHaveText(pages.confirmation.contact.heading);
    // The form gets a token only after hydration, so the site does not measure how fast the visitor
    // typed.
    expect(storedSubmissions(email)).toMatchObject([{ answers: values, held_because: null }]);
  });

  test(`typing in a refused form during hydration loses nothing (${code})`, async ({ page }) => {
    const values = VALUES('no address');
    const release = await delayScripts(page);
    await watchHydration(page);
    await page.goto(`${prefix}/contact`);
    await fillIn(page, values);
    await send(page, edition);
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectKept(page, values);
    // This part is typed while the page of the refused form hydrates.
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

  test(`a stored language does not redirect from a refused form (${code})`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(
      (language) => localStorage.setItem('language', language),
      twin.code,
    );
    const release = await delayScripts(page);
    const values = VALUES('no address');
    await page.goto(`${code === 'en' ? twin.prefix : prefix}/contact`);
    await fillIn(page, values);
    await form(page).getByRole('button', { name: /./ }).first().click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectKept(page, values);
    release();
  });

  const onSend = `**${prefix}/contact`;
  const failures = {
    'the answer gets lost': {
      fail: (page: Page) =>
        page.route(onSend, async (route) => {
          // The site stores the message, but the response does not reach the browser.
          await route.fetch({ maxRedirects: 0 });
          await route.abort('connectionreset');
        }),
      recover: (page: Page) => page.unroute(onSend),
    },
    'the network is down': {
      fail: (page: Page) => page.context().setOffline(true),
      recover: (page: Page) => page.context().setOffline(false),
    },
    'a proxy answers with its own page': {
      fail: (page: Page) =>
        page.route(onSend, (route) =>
          route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
        ),
      recover: (page: Page) => page.unroute(onSend),
    },
  };
  for (const [failure, { fail, recover }] of firstOf(...Object.entries(failures))) {
    test(`when ${failure}, the form shows an error and keeps its values, and sent again it arrives once (${code})`, async ({
      page,
    }) => {
      const email = newEmail();
      const values = VALUES(email);
      await openHydrated(page, `${prefix}/contact`);
      await fillIn(page, values);
      await fail(page);
      await send(page, edition);
      await expect(form(page).getByRole('alert')).toBeFocused();
      await expect(form(page).getByRole('alert').getByRole('listitem')).toHaveText([
        shared.problems.unreachable,
      ]);
      await expectKept(page, values);
      await recover(page);
      await send(page, edition);
      await expect(heading(page)).toHaveText(pages.confirmation.contact.heading);
      await mailTo(email);
      expect(storedSubmissions(email)).toMatchObject([{ answers: values }]);
    });
  }

  test(`Back from another page shows the values typed before (${code})`, async ({ page }) => {
    const values = VALUES(newEmail());
    await openHydrated(page, `${prefix}/contact`);
    await fillIn(page, values);
    await page
      .getByRole('banner')
      .getByRole('link', { name: edition.ui.navigation.services, exact: true })
      .click();
    await expect(heading(page)).toHaveText(pages.services.heading);
    await page.goBack();
    await expectKept(page, values);
  });

  // In the everyday run, one test covers typing before hydration, and one the change of language.
  if (runsAll) {
    test(`values typed before hydration stay through a change of language (${code})`, async ({
      page,
    }) => {
      const values = VALUES(newEmail());
      const release = await delayScripts(page);
      await watchHydration(page);
      await page.goto(`${prefix}/contact`);
      await fillIn(page, values);
      release();
      await hydrate(page);
      await switchTo(page, twin);
      await expect(heading(page)).toHaveText(twin.pages.contact.heading);
      await expectKept(page, values);
    });
  }
}

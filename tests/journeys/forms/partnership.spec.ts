import { expect, type Page } from '@playwright/test';
import { formatCountries } from '#app/i18n/format.server.ts';
import { formatCount } from '#app/i18n/format.ts';
import { newEmail, sharedWays, test } from '#tests/support/form-test.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { firstOf, journeyLanguages } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions, organization, words } from '#tests/support/words.ts';

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, pages, forms, collections } = edition;
  const { partnership } = forms;
  const types = [
    'technology-integration',
    'solution-delivery',
    'channel-reseller',
    'strategic-alliance',
  ] as const;
  const form = (page: Page) => page.locator('form[id="partnership"]');
  const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
  const summary = (page: Page) => form(page).getByRole('alert');
  const send = (page: Page) => form(page).getByRole('button', { name: partnership.submit }).click();
  const type = (page: Page, slug: string) =>
    form(page).getByRole('radio', { name: nameOf(slug), exact: true });
  const nameOf = (slug: string) =>
    collections.partnerships.find((entry) => entry.slug === slug)?.name ?? '';
  const questions = (page: Page) =>
    form(page)
      .getByRole('group')
      .filter({ has: page.locator('textarea') });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  const fillIn = async (page: Page, email: string) => {
    await field(page, 'organisation').fill('شركة ABC (KSA)');
    await field(page, 'contact').fill('نورة AlSaud');
    await field(page, 'email').fill(email);
    await field(page, 'website').fill('abc.example');
    await field(page, 'message').fill('A problem that we could solve together');
  };

  for (const way of sharedWays) {
    test(`only the questions of the chosen type are asked, stored and mailed (${code}, ${way})`, async ({
      visit,
    }) => {
      const email = newEmail();
      const page = await visit(way, `${prefix}/partnership-form`);
      await expect(questions(page)).toHaveCount(0);
      await fillIn(page, email);
      await field(page, 'country').selectOption('SA');
      for (const slug of types) {
        await type(page, slug).check();
        await expect(questions(page)).toHaveCount(1);
        await expect(questions(page).locator('legend')).toHaveText(
          partnership.followUps[slug].heading,
        );
        await form(page).getByLabel(partnership.followUps[slug].first).fill(`first of ${slug}`);
      }
      await type(page, 'channel-reseller').check();
      await form(page)
        .getByLabel(partnership.followUps['channel-reseller'].second)
        .fill('second of channel-reseller');
      await send(page);

      await expect(heading(page)).toHaveText(pages.confirmation.partnership.heading);
      const [stored] = storedSubmissions(email);
      expect(stored).toMatchObject({
        form: 'partnership',
        about: 'channel-reseller',
        held_because: null,
      });
      expect(stored?.answers).toEqual({
        organisation: 'شركة ABC (KSA)',
        contact: 'نورة AlSaud',
        email,
        country: 'SA',
        website: 'https://abc.example/',
        type: 'channel-reseller',
        first: 'first of channel-reseller',
        second: 'second of channel-reseller',
        message: 'A problem that we could solve together',
      });
      const notification = await mailTo(organization.email, stored?.reference);
      for (const slug of types)
        expect(notification.text?.includes(`first of ${slug}`), slug).toBe(
          slug === 'channel-reseller',
        );
      const english = words.en;
      expect(notification.text).toContain(
        english.forms.partnership.followUps['channel-reseller'].first,
      );
      expect(notification.text).toContain(formatCountries(['SA'], editions[0] ?? edition));
      expect(notification.text).toContain(
        english.collections.partnerships.find(({ slug }) => slug === 'channel-reseller')?.name,
      );
      expect((await mailTo(email)).text).not.toContain('ABC');
    });

    test(`a link with a type chooses that type (${code}, ${way})`, async ({ visit }) => {
      for (const slug of firstOf(...types)) {
        const page = await visit(way, `${prefix}/partnership-form?type=${slug}`);
        await expect(type(page, slug)).toBeChecked();
        await expect(questions(page).locator('legend')).toHaveText(
          partnership.followUps[slug].heading,
        );
      }
      const page = await visit(way, `${prefix}/partnership-form?type=no-such-type`);
      await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0);
    });

    test(`a country that is not listed is stored by its name, unless another is chosen after it (${code}, ${way})`, async ({
      visit,
    }) => {
      for (const chosenLast of ['other', 'QA']) {
        const email = newEmail();
        const page = await visit(way, `${prefix}/partnership-form?type=strategic-alliance`);
        const which = form(page).getByLabel(partnership.country.which);
        await expect(which).toBeHidden();
        await fillIn(page, email);
        await field(page, 'country').selectOption({ label: partnership.country.other });
        await which.fill('الأردن');
        await field(page, 'country').selectOption(chosenLast);
        await send(page);
        await expect(heading(page)).toHaveText(pages.confirmation.partnership.heading);
        const [stored] = storedSubmissions(email);
        if (chosenLast === 'other') {
          expect(stored?.answers).toMatchObject({ country: 'other', otherCountry: 'الأردن' });
          expect((await mailTo(organization.email, stored?.reference)).text).toContain('الأردن');
        } else {
          expect(stored?.answers).toMatchObject({ country: 'QA' });
          expect(stored?.answers).not.toHaveProperty('otherCountry');
        }
      }
    });

    test(`missing answers are listed in the form's order, and choices stay (${code}, ${way})`, async ({
      visit,
    }) => {
      const page = await visit(way, `${prefix}/partnership-form`);
      await type(page, 'solution-delivery').check();
      await field(page, 'solution-delivery-first').fill('Twelve engineers');
      await send(page);
      const { organisation, contact, email, country, message } = partnership;
      await expect(summary(page).getByRole('link')).toHaveText(
        [organisation, contact, email, country, message].map(({ missing }) => missing),
      );
      await expect(type(page, 'solution-delivery')).toBeChecked();
      await expect(field(page, 'solution-delivery-first')).toHaveValue('Twelve engineers');
      await summary(page).getByRole('link', { name: country.missing }).click();
      await expect(field(page, 'country')).toBeFocused();
    });

    test(`a wrong answer to a question that is no longer asked is ignored (${code}, ${way})`, async ({
      visit,
    }) => {
      const email = newEmail();
      const page = await visit(way, `${prefix}/partnership-form`);
      await fillIn(page, email);
      await field(page, 'country').selectOption('AE');
      await type(page, 'solution-delivery').check();
      await field(page, 'solution-delivery-first').fill('x'.repeat(501));
      await send(page);
      await expect(summary(page).getByRole('link')).toHaveText([
        formatCount(forms.shared.errors.tooLong, 500, edition),
      ]);
      await summary(page).getByRole('link').click();
      await expect(field(page, 'solution-delivery-first')).toBeFocused();
      await type(page, 'channel-reseller').check();
      await send(page);
      await expect(heading(page)).toHaveText(pages.confirmation.partnership.heading);
      expect(storedSubmissions(email)[0]?.answers).toMatchObject({
        type: 'channel-reseller',
        first: '',
      });
    });
  }

  test(`each link to the empty form chooses its own type after hydration (${code})`, async ({
    page,
  }) => {
    await openHydrated(page, `${prefix}/partners`);
    for (const slug of ['technology-integration', 'strategic-alliance']) {
      const row = page.locator(`#${slug}`);
      await row.locator('summary').click();
      await row.locator(`a[href="${prefix}/partnership-form?type=${slug}"]`).click();
      await expect(type(page, slug)).toBeChecked();
      await page.goBack();
      await expect(heading(page)).toHaveText(pages.partners.heading);
    }
  });
}

import { expect, type Locator, type Page } from '@playwright/test';
import { fill, formatCount } from '#app/i18n/format.ts';
import { expectBelowHeader } from '#tests/support/below-header.ts';
import { newEmail, test, WAYS } from '#tests/support/form-test.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions } from '#tests/support/words.ts';

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, pages, forms, ui } = edition;
  const { contact, shared } = forms;
  const form = (page: Page) => page.locator('form[id="contact"]');
  const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
  const summary = (page: Page) => form(page).getByRole('alert');
  const send = (page: Page) => form(page).getByRole('button', { name: contact.submit }).click();
  const errorTitle = fill(ui.status.errorTitle, { title: pages.contact.title });

  const expectWrong = async (control: Locator, text: string) => {
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(
      new RegExp(`${text.replace(/[.*+?()]/g, '\\$&')}$`),
    );
  };

  for (const way of WAYS) {
    test(`an empty form lists the missing answers, each with a link to its field (${code}, ${way})`, async ({
      visit,
    }) => {
      const page = await visit(way, `${prefix}/contact`);
      await send(page);
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('heading')).toHaveText(shared.summary);
      await expect(page).toHaveTitle(new RegExp(`^${errorTitle}`));
      const fields = [contact.name, contact.email, contact.subject, contact.message];
      await expect(summary(page).getByRole('link')).toHaveText(
        fields.map(({ missing }) => missing),
      );
      for (const { label, missing } of fields) {
        await summary(page).getByRole('link', { name: missing, exact: true }).click();
        await expect(field(page, label)).toBeFocused();
        await expectBelowHeader(form(page).locator('label', { hasText: label }).first());
        await expectWrong(field(page, label), missing);
      }
    });

    test(`a refused form keeps every value and names the limits (${code}, ${way})`, async ({
      visit,
    }) => {
      const message = `«نص» "quoted" <b>& ${newEmail()}\nسطر ثانٍ`;
      const page = await visit(way, `${prefix}/contact`);
      await field(page, contact.name.label).fill('شركة ABC (KSA)');
      await field(page, contact.email.label).fill('not an address');
      await field(page, contact.message.label).fill(message);
      await send(page);
      await expect(summary(page).getByRole('link')).toHaveText([
        `${contact.email.label}: ${shared.errors.email}`,
        contact.subject.missing,
      ]);
      await expectWrong(field(page, contact.email.label), shared.errors.email);
      await expect(field(page, contact.name.label)).toHaveValue('شركة ABC (KSA)');
      await expect(field(page, contact.name.label)).not.toHaveAttribute('aria-invalid');
      await expect(field(page, contact.email.label)).toHaveValue('not an address');
      await expect(field(page, contact.message.label)).toHaveValue(message);
      expect(storedSubmissions(message)).toEqual([]);

      await field(page, contact.name.label).fill('ا');
      await field(page, contact.email.label).fill(newEmail());
      await field(page, contact.subject.label).fill('س'.repeat(151));
      await field(page, contact.message.label).fill('قصير');
      await send(page);
      await expect(summary(page).getByRole('link')).toHaveText([
        `${contact.name.label}: ${formatCount(shared.errors.tooShort, 2, edition)}`,
        `${contact.subject.label}: ${formatCount(shared.errors.tooLong, 150, edition)}`,
        `${contact.message.label}: ${formatCount(shared.errors.tooShort, 10, edition)}`,
      ]);
    });
  }

  test(`errors go away as they are corrected, and the title follows (${code})`, async ({
    page,
  }) => {
    await openHydrated(page, `${prefix}/contact`);
    const before = await page.title();
    for (let time = 1; time <= 2; time++) {
      await send(page);
      await expect(summary(page).getByRole('link')).toHaveCount(4);
      await expect(page).toHaveTitle(fill(ui.status.errorTitle, { title: before }));
    }
    await field(page, contact.name.label).fill('Noura');
    await expect(field(page, contact.name.label)).not.toHaveAttribute('aria-invalid');
    await expect(summary(page).getByRole('link')).toHaveText([
      contact.email.missing,
      contact.subject.missing,
      contact.message.missing,
    ]);
    await page
      .getByRole('banner')
      .getByRole('link', { name: ui.navigation.services, exact: true })
      .click();
    await expect(page).toHaveTitle(new RegExp(`^${pages.services.title}`));

    await openHydrated(page, `${prefix}/contact`);
    await send(page);
    await expect(summary(page).getByRole('link')).not.toHaveCount(0);
    await field(page, contact.name.label).fill('Noura');
    await field(page, contact.email.label).fill(newEmail());
    await field(page, contact.subject.label).fill('A subject');
    await field(page, contact.message.label).fill('A message that is long enough');
    await expect(summary(page)).toHaveCount(0);
  });

  test(`a refused form has status 422, an error title and no caching (${code})`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.post(`${prefix}/contact`, {
      headers: { Origin: baseURL ?? '' },
      form: { name: 'Noura', message: '' },
    });
    expect(answer.status()).toBe(422);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${code}"`);
    expect(html).toContain(`<title>${errorTitle}`);
    expect(html).toContain('value="Noura"');
  });
}

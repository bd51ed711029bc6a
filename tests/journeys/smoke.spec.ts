import { expect, type Page } from '@playwright/test';
import { newEmail, test } from '#tests/support/form-test.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { editions, organization } from '#tests/support/words.ts';

const english = editions.find(({ code }) => code === 'en');
const arabic = editions.find(({ code }) => code === 'ar');
if (!english || !arabic) throw new Error('There are not two languages');

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const languageLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/**
 * `npm run test:changed` runs this journey after every change of the site. Most other journeys of
 * `npm test` are in Arabic.
 */
test('a visitor reads about a service, changes the language and back, and sends a message in English', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const [service] = english.collections.services;
  const translation = arabic.collections.services.find(({ slug }) => slug === service?.slug);
  if (!service || !translation) throw new Error('There is no service in both languages');
  const { contact } = english.forms;
  const email = newEmail();

  await openHydrated(page, '/');
  await expect(title(page)).toHaveText(english.pages.home.hero.headline);
  await page.getByRole('main').getByRole('link', { name: english.pages.home.hero.explore }).click();
  await page.locator(`main a[href="/services/${service.slug}"]`).first().click();
  await expect(page).toHaveURL(`/services/${service.slug}`);
  await expect(title(page)).toHaveText(service.heading);

  await languageLink(page, arabic.name).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(title(page)).toHaveText(translation.heading);
  await languageLink(page, english.name).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(title(page)).toHaveText(service.heading);

  await page
    .getByRole('main')
    .getByRole('link', { name: english.ui.parts.writeToUs })
    .first()
    .click();
  const form = page.locator('form[id="contact"]');
  await expect(form.getByLabel(contact.subject.label)).toHaveValue(service.contact.subject);
  await form.getByLabel(contact.name.label).fill('Noura');
  await form.getByLabel(contact.email.label).fill(email);
  await form.getByLabel(contact.message.label).fill('We would like to talk about our data.');
  await form.getByRole('button', { name: contact.submit }).click();

  await expect(title(page)).toHaveText(english.pages.confirmation.contact.heading);
  const reference = (await page.getByRole('main').locator('dl bdi').textContent()) ?? '';
  expect(reference).not.toBe('');
  const confirmation = await mailTo(email);
  expect(confirmation.subject).toContain(reference);
  expect(confirmation.html).toContain('<html lang="en" dir="ltr">');
  const notification = await mailTo(organization.email, reference);
  expect(notification.replyTo).toBeUndefined();
  expect(notification.text).toContain(`mailto:${email}?subject=`);
  expect(notification.text).toContain('We would like to talk about our data.');
  expect(errors).toEqual([]);
});

import { expect, type Page } from '@playwright/test';
import { watchForComplaints } from '#tests/support/browser-complaints.ts';
import { hydrate, openHydrated } from '#tests/support/hydrate.ts';
import { test } from '#tests/support/no-script-test.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { editions, organization, words } from '#tests/support/words.ts';

const mail = (page: Page) => page.getByRole('main').getByRole('link', { name: organization.email });
const subjectOf = async (page: Page) =>
  new URL((await mail(page).getAttribute('href')) ?? '').searchParams.get('subject');

for (const { code, prefix, pages, ui, collections } of journeyLanguages(editions)) {
  const { hours, offices, email } = pages.contact;

  test(`without a script the page shows the specified office hours and no telephone (${code})`, async ({
    unscripted: page,
  }) => {
    expect(words.en.pages.contact.hours.text).toBe(
      'Monday-Friday 9:00 AM-6:00 PM (PST), weekend closed',
    );
    await page.goto(`${prefix}/contact`);
    const section = page.locator('section[id="hours"]');
    await expect(section.getByRole('paragraph')).toHaveText([hours.note, hours.text, hours.local]);
    // The firm has no telephone number, so the page must not link to one.
    await expect(
      page.getByRole('heading', { name: offices.riyadh?.name ?? 'an office' }),
    ).toBeVisible();
    await expect(page.locator('[href^="tel:"]')).toHaveCount(0);
  });

  /** One service is enough for the everyday run, because all links share their code. */
  const services = runsAll ? collections.services : collections.services.slice(0, 1);

  test(`a service's link starts a message with its own subject, without a script (${code})`, async ({
    unscripted: page,
  }) => {
    test.slow(runsAll, 'It visits every service.');
    for (const { slug, contact } of services) {
      await page.goto(`${prefix}/services/${slug}`);
      const links = page.getByRole('main').getByRole('link', { name: ui.parts.writeToUs });
      await expect(links).toHaveCount(2);
      await links.last().click();
      await expect(page).toHaveURL(`${prefix}/contact?service=${slug}`);
      expect(await subjectOf(page), slug).toBe(contact.subject);
    }
    const subjects = collections.services.map(({ contact }) => contact.subject);
    expect(new Set([...subjects, email.subject]).size).toBe(subjects.length + 1);
  });

  test(`a service's link starts a message with its own subject after hydration (${code})`, async ({
    page,
  }) => {
    test.slow(runsAll, 'It visits every service.');
    await openHydrated(page, `${prefix}/services`);
    for (const { slug, contact } of runsAll
      ? collections.services
      : collections.services.slice(0, 2)) {
      await page.locator(`main a[href="${prefix}/services/${slug}"]`).first().click();
      await expect(page).toHaveURL(`${prefix}/services/${slug}`);
      await page.getByRole('main').getByRole('link', { name: ui.parts.writeToUs }).first().click();
      await expect(page).toHaveURL(`${prefix}/contact?service=${slug}`);
      await expect(page.locator('form[id="contact"] [name="subject"]')).toHaveValue(
        contact.subject,
      );
      await expect.poll(() => subjectOf(page), slug).toBe(contact.subject);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/services`);
    }
  });

  test(`a case study's link starts a message about its sector (${code})`, async ({ page }) => {
    const study = collections['case-studies'].find(({ slug }) => slug === 'retail');
    await page.goto(`${prefix}/case-studies/retail`);
    const links = page.locator(`main a[href="${prefix}/contact?case=retail"]`);
    await expect(links).toHaveCount(2);
    await links.first().click();
    await expect.poll(() => subjectOf(page)).toContain(study?.sector ?? '–');
  });

  for (const query of ['answers=9999', 'return=2.4_0.8', 'return=x_0_0_0_1_0_0_0_0_1'])
    test(`an unreadable result suggests nothing (${code}, ${query})`, async ({ page }) => {
      await page.goto(`${prefix}/contact?${query}`);
      await expect(page.locator('form[id="contact"] [name="message"]')).toHaveValue('');
      expect(await subjectOf(page)).toBe(email.subject);
    });

  test(`the subject survives hydration and a reload, and an unknown service leaves the common subject (${code})`, async ({
    page,
    baseURL,
  }) => {
    const [service] = collections.services;
    const complaints = await watchForComplaints(page, baseURL ?? '');
    await openHydrated(page, `${prefix}/contact?service=${service?.slug}`);
    expect(await subjectOf(page)).toBe(service?.contact.subject);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${prefix}/contact$`),
    );
    await page.reload();
    await hydrate(page);
    expect(await subjectOf(page)).toBe(service?.contact.subject);

    const unknown = [
      '',
      '?service=',
      '?service=no-such-service',
      '?service=..%2Fai-ethics',
      '?service=%3Cscript%3E',
      '?other=ai-ethics',
    ];
    for (const query of runsAll ? unknown : unknown.slice(3, 5)) {
      await openHydrated(page, `${prefix}/contact${query}`);
      expect(await subjectOf(page), query).toBe(email.subject);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading);
    }
    expect(await complaints()).toEqual([]);
  });
}

import { expect, mergeTests, type Page } from '@playwright/test';
import { fill, isolate } from '#app/i18n/format.ts';
import { watchForComplaints } from '#tests/support/browser-complaints.ts';
import { hydrate, openHydrated, watchHydration } from '#tests/support/hydrate.ts';
import { test as withoutScript } from '#tests/support/no-script-test.ts';
import { test as inZone } from '#tests/support/time-zone.ts';
import { editions, organization } from '#tests/support/words.ts';

const test = mergeTests(inZone, withoutScript);

/** A day of the week, counted from a Monday. */
const weekday = (day: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 5 + day));

/** The office hours, 9:00 to 18:00 from Monday to Friday at UTC-8, in zones whose clocks do not change: first and last day, hours, the zone. */
const ELSEWHERE = [
  ['America/Phoenix', 0, 4, '10:00', '19:00', '−7'],
  ['Asia/Riyadh', 0, 4, '20:00', '05:00', '+3'],
  ['Asia/Kolkata', 0, 4, '22:30', '07:30', '+5:30'],
  ['Asia/Tokyo', 1, 5, '02:00', '11:00', '+9'],
] as const;

const mail = (page: Page) => page.getByRole('main').getByRole('link', { name: organization.email });
const subjectOf = async (page: Page) => new URL((await mail(page).getAttribute('href')) ?? '').searchParams.get('subject');

test('the office hours are those of the specification', async ({ unscripted: page }) => {
  await page.goto('/contact');
  await expect(page.getByText('Monday-Friday 9:00 AM-6:00 PM (PST), weekend closed', { exact: true })).toBeVisible();
});

for (const { code, prefix, locale, pages, ui, collections } of editions) {
  const { hours, email } = pages.contact;
  const ownHours = (page: Page) => page.locator('section[id="hours"] dl > div').nth(1);
  const range = (first: number, last: number, from: string, to: string) =>
    fill(hours.range, { firstDay: weekday(first, locale), lastDay: weekday(last, locale), from, to });

  test(`the office hours stand there as they are in Riyadh, and nothing that only a script knows (${code})`, async ({ unscripted: page }) => {
    await page.goto(`${prefix}/contact`);
    const section = page.locator('section[id="hours"]');
    await expect(section.getByText(hours.text, { exact: true })).toBeVisible();
    await expect(section.locator('dl > div').filter({ visible: true })).toHaveText([`${hours.inRiyadh}${range(0, 4, '20:00', '05:00')}`]);
  });

  for (const [zone, first, last, from, to, offset] of ELSEWHERE) {
    test(`the office hours are told in the visitor's own time zone, before and after React (${code}, ${zone})`, async ({ inZone, baseURL }) => {
      const page = await inZone(zone);
      const trouble = await watchForComplaints(page, baseURL ?? '');
      await watchHydration(page);
      await page.goto(`${prefix}/contact`);
      for (const arrive of [async () => {}, () => hydrate(page)]) {
        await arrive();
        await expect(ownHours(page).locator('dd')).toHaveText(range(first, last, from, to));
        await expect(ownHours(page).locator('dt')).toHaveText(fill(hours.inYourZone, { offset: isolate(offset) }));
      }
      expect(await trouble()).toEqual([]);
    });
  }

  test(`each service's call begins a message with its own subject, without a script (${code})`, async ({ unscripted: page }) => {
    for (const { slug, contact } of collections.services) {
      await page.goto(`${prefix}/services/${slug}`);
      const calls = page.getByRole('main').getByRole('link', { name: ui.parts.writeToUs });
      await expect(calls).toHaveCount(2);
      await calls.last().click();
      await expect(page).toHaveURL(`${prefix}/contact?service=${slug}`);
      expect(await subjectOf(page), slug).toBe(contact.subject);
    }
    const subjects = collections.services.map(({ contact }) => contact.subject);
    expect(new Set([...subjects, email.subject]).size).toBe(subjects.length + 1);
  });

  test(`each service's call begins a message with its own subject once React has taken over (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/services`);
    for (const { slug, name, contact } of collections.services) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      await page.getByRole('main').getByRole('link', { name: ui.parts.writeToUs }).first().click();
      await expect(page).toHaveURL(`${prefix}/contact?service=${slug}`);
      await expect.poll(() => subjectOf(page), slug).toBe(contact.subject);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/services`);
    }
  });

  test(`the subject stays through a reload and React's arrival (${code})`, async ({ page, baseURL }) => {
    const [service] = collections.services;
    const trouble = await watchForComplaints(page, baseURL ?? '');
    await openHydrated(page, `${prefix}/contact?service=${service?.slug}`);
    expect(await subjectOf(page)).toBe(service?.contact.subject);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${prefix}/contact$`));
    await page.reload();
    await hydrate(page);
    expect(await subjectOf(page)).toBe(service?.contact.subject);
    expect(await trouble()).toEqual([]);
  });

  test(`a service that there is not leaves the common subject (${code})`, async ({ page, baseURL }) => {
    const trouble = await watchForComplaints(page, baseURL ?? '');
    for (const query of ['', '?service=', '?service=no-such-service', '?service=..%2Fai-ethics', '?service=%3Cscript%3E', '?other=ai-ethics']) {
      await openHydrated(page, `${prefix}/contact${query}`);
      expect(await subjectOf(page), query).toBe(email.subject);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading);
    }
    expect(await trouble()).toEqual([]);
  });
}

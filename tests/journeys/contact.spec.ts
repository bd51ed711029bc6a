import { expect, mergeTests, type Page } from '@playwright/test';
import { fill, isolate } from '#app/i18n/format.ts';
import { watchForComplaints } from '#tests/support/browser-complaints.ts';
import { hydrate, openHydrated, watchHydration } from '#tests/support/hydrate.ts';
import { test as withoutScript } from '#tests/support/no-script-test.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { test as inZone } from '#tests/support/time-zone.ts';
import { editions, organization, words } from '#tests/support/words.ts';

const test = mergeTests(inZone, withoutScript);

/** Returns the name of a weekday. Monday is day 0. */
const weekday = (day: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 5 + day),
  );

/**
 * The office hours in other zones: first day, last day, opening, closing and offset. The office is
 * open from Monday to Friday, 9:00 to 18:00 at UTC-8. The zones have no daylight saving time. The
 * first two are the hardest: one has half hours, the other has different weekdays.
 */
const ELSEWHERE = [
  ['Asia/Kolkata', 0, 4, '22:30', '07:30', '+5:30'],
  ['Asia/Tokyo', 1, 5, '02:00', '11:00', '+9'],
  ['America/Phoenix', 0, 4, '10:00', '19:00', '−7'],
  ['Asia/Riyadh', 0, 4, '20:00', '05:00', '+3'],
] as const;

const mail = (page: Page) => page.getByRole('main').getByRole('link', { name: organization.email });
const subjectOf = async (page: Page) =>
  new URL((await mail(page).getAttribute('href')) ?? '').searchParams.get('subject');

for (const { code, prefix, locale, pages, ui, collections } of journeyLanguages(editions)) {
  const { hours, email } = pages.contact;
  const ownHours = (page: Page) => page.locator('section[id="hours"] dl > div').nth(1);
  const range = (first: number, last: number, from: string, to: string) =>
    fill(hours.range, {
      firstDay: weekday(first, locale),
      lastDay: weekday(last, locale),
      from,
      to,
    });

  test(`without a script the page shows the specified office hours, also in Riyadh, and no others (${code})`, async ({
    unscripted: page,
  }) => {
    expect(words.en.pages.contact.hours.text).toBe(
      'Monday-Friday 9:00 AM-6:00 PM (PST), weekend closed',
    );
    await page.goto(`${prefix}/contact`);
    const section = page.locator('section[id="hours"]');
    await expect(section.getByText(hours.text, { exact: true })).toBeVisible();
    await expect(section.locator('dl > div').filter({ visible: true })).toHaveText([
      `${hours.inRiyadh}${range(0, 4, '20:00', '05:00')}`,
    ]);
  });

  for (const [zone, first, last, from, to, offset] of runsAll ? ELSEWHERE : ELSEWHERE.slice(0, 2)) {
    test(`the page shows the office hours in the visitor's time zone, before and after React (${code}, ${zone})`, async ({
      inZone,
      baseURL,
    }) => {
      const page = await inZone(zone);
      const complaints = await watchForComplaints(page, baseURL ?? '');
      await watchHydration(page);
      await page.goto(`${prefix}/contact`);
      for (const arrive of [async () => {}, () => hydrate(page)]) {
        await arrive();
        await expect(ownHours(page).locator('dd')).toHaveText(range(first, last, from, to));
        await expect(ownHours(page).locator('dt')).toHaveText(
          fill(hours.inYourZone, { offset: isolate(offset) }),
        );
      }
      expect(await complaints()).toEqual([]);
    });
  }

  /** The everyday run tests only one service, because all services use the same code. */
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
    // The visit of a second service shows that the form does not keep the first service's subject.
    for (const { slug, name, contact } of runsAll
      ? collections.services
      : collections.services.slice(0, 2)) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
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

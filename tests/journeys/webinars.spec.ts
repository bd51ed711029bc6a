import { expect, mergeTests, type Page } from '@playwright/test';
import { formatTime } from '#app/i18n/format.server.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import { watchForComplaints } from '#tests/support/browser-complaints.ts';
import { hydrate, watchHydration } from '#tests/support/hydrate.ts';
import { test as withoutScript } from '#tests/support/no-script-test.ts';
import { firstOf, journeyLanguages } from '#tests/support/scope.ts';
import { test as inZone } from '#tests/support/time-zone.ts';
import { editions } from '#tests/support/words.ts';

const test = mergeTests(inZone, withoutScript);

/**
 * Kolkata's offset is not a whole hour. New York is west of Greenwich. The date in Auckland is
 * often a day ahead of Riyadh.
 */
const ZONES = firstOf('Asia/Kolkata', 'America/New_York', 'Pacific/Auckland');

const offsetIn = (timeZone: string, moment: number) => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(moment);
  return (
    parts
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', '')
      .replace('-', '\u2212') ?? ''
  );
};
const utc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.000/g, '');

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, locale, pages, collections, firm } = edition;
  const { labels } = pages.webinars;
  const webinars = collections.webinars.toSorted((one, other) => one.starts - other.starts);
  const upcoming = () => webinars.filter((webinar) => endsAt(webinar) > Date.now());
  const past = () => webinars.filter((webinar) => endsAt(webinar) <= Date.now()).toReversed();
  const pathOf = ({ slug }: { slug: string }) => `${prefix}/webinars/${slug}`;
  const takesPlace = ({ cancelled }: (typeof webinars)[number]) => !cancelled;
  const next = upcoming().find(takesPlace);
  const over = past().find(takesPlace);
  /** If no webinar is planned, the tests use a past webinar, whose page also shows the time. */
  const timed = next ?? over;
  if (!timed) throw new Error('There is no webinar');

  const times = (page: Page) => page.getByRole('main').locator('dl').getByRole('listitem');
  const ownTime = (page: Page) => times(page).nth(2);
  const timeIn = (timeZone: string, moment: number) => formatTime(moment, edition, timeZone);
  const weekdayIn = (timeZone: string, moment: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(moment);

  test(`coming and past webinars have lists, past ones no invitation (${code})`, async ({
    unscripted: page,
  }) => {
    await page.goto(`${prefix}/webinars`);
    for (const [id, heading, listed] of [
      ['upcoming', labels.upcoming, upcoming()],
      ['past', labels.past, past()],
    ] as const) {
      const list = page.locator(`section[id="${id}"]`);
      await expect(list.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(list.getByRole('heading', { level: 3 })).toHaveText(
        listed.map((webinar) => webinar.heading),
      );
      for (const [index, webinar] of listed.entries()) {
        const card = list.locator('.sessions > li').nth(index);
        await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
          'href',
          pathOf(webinar),
        );
        await expect(card.locator('time')).toHaveAttribute(
          'datetime',
          new Date(webinar.starts).toISOString(),
        );
        await expect(card).toContainText(
          `${timeIn('Asia/Riyadh', webinar.starts)} ${labels.inRiyadh}`,
        );
      }
    }
    await expect(page.locator('section[id="past"]')).toHaveCount(past().length > 0 ? 1 : 0);
    for (const webinar of past().filter(takesPlace)) {
      await page.goto(pathOf(webinar));
      await expect(page.getByRole('main').getByText(labels.over)).toBeVisible();
      await expect(page.getByRole('link', { name: labels.invitation })).toHaveCount(0);
      await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(0);
    }
  });

  test(`without a script a webinar shows its time in Riyadh and Dubai, and no other (${code})`, async ({
    unscripted: page,
  }) => {
    for (const webinar of webinars) {
      const { starts } = webinar;
      await page.goto(pathOf(webinar));
      await expect(page.getByRole('main').locator('time')).toHaveAttribute(
        'datetime',
        new Date(starts).toISOString(),
      );
      await expect(page.getByRole('main').locator('time')).toContainText(
        weekdayIn('Asia/Riyadh', starts),
      );
      await expect(times(page).filter({ visible: true })).toHaveText([
        `${timeIn('Asia/Riyadh', starts)} ${labels.inRiyadh}`,
        `${timeIn('Asia/Dubai', starts)} ${fill(labels.inCity, { city: firm.cities.dubai ?? '' })}`,
      ]);
    }
  });

  for (const zone of ZONES) {
    test(`a webinar shows its time in the visitor's zone, before and after React (${code}, ${zone})`, async ({
      inZone,
      baseURL,
    }) => {
      const page = await inZone(zone);
      const complaints = await watchForComplaints(page, baseURL ?? '');
      await watchHydration(page);
      await page.goto(pathOf(timed));
      for (const arrive of [async () => {}, () => hydrate(page)]) {
        await arrive();
        await expect(ownTime(page)).toContainText(timeIn(zone, timed.starts));
        await expect(ownTime(page)).toContainText(
          fill(labels.inYourZone, { offset: isolate(offsetIn(zone, timed.starts)) }),
        );
      }
      expect(await complaints()).toEqual([]);
    });
  }

  test(`the visitor's time has its own day if that differs from Riyadh's (${code})`, async ({
    inZone,
  }) => {
    const zone = 'Pacific/Auckland';
    const elsewhere = webinars.find(
      ({ starts }) => weekdayIn(zone, starts) !== weekdayIn('Asia/Riyadh', starts),
    );
    if (!elsewhere) throw new Error('No webinar begins late enough in the day');
    const page = await inZone(zone);
    await page.goto(pathOf(elsewhere));
    await expect(ownTime(page)).toContainText(weekdayIn(zone, elsewhere.starts));
  });

  test(`a webinar's invitation downloads as a calendar file (${code})`, async ({
    page,
    request,
  }) => {
    // After the webinar, the page has no link to the file. The file stays, because calendars know
    // its URL.
    const url = `${pathOf(timed)}/invitation.ics`;
    await page.goto(pathOf(timed));
    const link = page.getByRole('main').getByRole('link', { name: labels.invitation });
    await expect(link).toHaveCount(next ? 1 : 0);
    if (next) {
      await expect(link).toHaveAttribute('href', url);
      const download = page.waitForEvent('download');
      await link.click();
      expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    }

    const answer = await request.get(url);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = (await answer.text()).replace(/\r\n /g, '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `DTSTART:${utc(timed.starts)}`,
        `DTEND:${utc(endsAt(timed))}`,
        `SUMMARY:${timed.heading.replaceAll(',', '\\,')}`,
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines.find((line) => line.startsWith('URL;VALUE=URI:'))).toMatch(
      new RegExp(`${pathOf(timed)}$`),
    );
  });

  test(`calendar programs can subscribe to all webinars (${code})`, async ({ page, request }) => {
    await page.goto(`${prefix}/webinars`);
    const main = page.getByRole('main');
    const subscription =
      (await main.getByRole('link', { name: labels.calendar }).getAttribute('href')) ?? '';
    expect(subscription).toMatch(/^webcal:\/\//);
    const plain = main.locator('a[href$="/webinars.ics"]').filter({ hasNotText: labels.calendar });
    const url = (await plain.getAttribute('href')) ?? '';
    expect(url).toMatch(/^https?:\/\//);
    expect(url.replace(/^https?:/, 'webcal:')).toBe(subscription);
    await expect(plain).toHaveText(url);

    const { pathname } = new URL(url);
    expect(pathname).toBe(`${prefix}/webinars.ics`);
    const answer = await request.get(pathname);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const starts = [...(await answer.text()).matchAll(/^DTSTART:(\S+)/gm)].map(
      ([, moment]) => moment,
    );
    expect(starts.toSorted()).toEqual(webinars.map((webinar) => utc(webinar.starts)));
  });
}

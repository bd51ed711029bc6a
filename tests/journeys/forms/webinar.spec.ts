import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { fill, formatCount, isolate } from '#app/i18n/format.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import { newEmail, test } from '#tests/support/form-test.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { linkIn, mailsTo, mailTo } from '#tests/support/mailbox.ts';
import { startSite } from '#tests/support/run.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions, organization, words } from '#tests/support/words.ts';

const byStart = words.en.collections.webinars.toSorted((one, other) => one.starts - other.starts);
const coming = byStart.filter((webinar) => endsAt(webinar) > Date.now() && !webinar.cancelled);
const gone = byStart.filter((webinar) => endsAt(webinar) <= Date.now() || webinar.cancelled);
/**
 * The webinar with the fewest seats. One test takes all its seats, so other tests must not use it.
 */
const smallest = coming.toSorted((one, other) => one.seats - other.seats)[0];
const open = coming.filter(({ slug }) => slug !== smallest?.slug);
if (!smallest || open.length < 2) throw new Error('There are too few webinars to come');

for (const [index, edition] of journeyLanguages(editions).entries()) {
  const { code, prefix, pages, forms, emails, collections } = edition;
  const { webinar: form } = forms;
  // The tests of both languages run in parallel, so each language needs its own webinar.
  const { slug, seats, starts, minutes } = open[index] ?? smallest;
  const { heading: title } = collections.webinars.find((webinar) => webinar.slug === slug) ?? {
    heading: '',
  };
  const url = `${prefix}/webinars/${slug}`;
  const field = (page: Page, name: string) =>
    page.locator(`form[id="webinar-${slug}"] [name="${name}"]`);
  const send = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: form.submit, exact: true }).click();
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test.describe(`seats (${code})`, () => {
    // Each test counts the seats that the earlier tests took.
    test.describe.configure({ mode: 'serial' });

    test(`a registration takes a seat and gets a mail with a calendar file (${code})`, async ({
      page,
      request,
    }) => {
      const email = newEmail();
      const left = async () => (await (await request.get(`${url}/seats.json`)).json()).left;
      const before = await left();
      expect(before).toBeLessThanOrEqual(seats);
      await openHydrated(page, url);
      await field(page, 'name').scrollIntoViewIfNeeded();
      await expect(page.getByRole('main').locator('.seats-left')).toHaveText(
        formatCount(form.seatsLeft, before, edition),
      );
      await field(page, 'name').fill('نورة AlSaud');
      await field(page, 'email').fill(email);
      await send(page);
      await expect(heading(page)).toHaveText(pages.confirmation.webinar.heading);
      expect(await left()).toBe(before - 1);

      const mail = await mailTo(email);
      expect(mail.subject).toBe(fill(emails.webinar.subject, { webinar: isolate(title) }));
      expect(mail.text).toContain(formatDay(starts, edition));
      expect(mail.text).toContain(formatTime(starts, edition));
      expect(mail.text).not.toContain('AlSaud');
      expect(mail.attachments).toHaveLength(1);
      const [file] = mail.attachments;
      expect(file).toMatchObject({ filename: `${slug}.ics`, mimeType: 'text/calendar' });
      const content =
        typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
      const event = new ICAL.Event(
        new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent') ?? undefined,
      );
      expect(event.summary).toBe(title);
      expect(event.startDate.toJSDate().getTime()).toBe(starts);
      expect(event.endDate.toJSDate().getTime()).toBe(endsAt({ starts, minutes }));
      const notification = await mailTo(organization.email, storedSubmissions(email)[0]?.reference);
      expect(notification.text).toContain(
        words.en.collections.webinars.find((webinar) => webinar.slug === slug)?.heading,
      );
    });

    if (!runsAll) return;
    test(`a registration without a script gets a seat and a mail, too (${code})`, async ({
      unscripted: page,
    }) => {
      const email = newEmail();
      await page.goto(url);
      await send(page);
      await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
        form.name.missing,
        form.email.missing,
      ]);
      // Open the page again, because its form then has no token. The token of the refused form
      // contains the time, so the site would quarantine a fast correction.
      await page.goto(url);
      await field(page, 'name').fill('Noura');
      await field(page, 'email').fill(email);
      await send(page);
      await expect(heading(page)).toHaveText(pages.confirmation.webinar.heading);
      expect((await mailTo(email)).attachments).toHaveLength(1);
    });
  });

  test(`past and cancelled webinars have no form and take no registration (${code})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const email = newEmail();
    expect(gone.length).toBeGreaterThan(0);
    for (const webinar of gone) {
      const over = `${prefix}/webinars/${webinar.slug}`;
      await page.goto(over);
      await expect(page.getByRole('main').locator('form')).toHaveCount(0);
      const sent = {
        headers: { Origin: baseURL ?? '' },
        form: { name: 'Noura', email },
        maxRedirects: 0,
      };
      const answer = await request.post(over, sent);
      expect(answer.status()).toBe(303);
      expect(answer.headers().location).toBe(over);
    }
    expect(storedSubmissions(email)).toEqual([]);
    expect(
      (
        await request.post(`${prefix}/webinars/no-such-webinar`, {
          headers: { Origin: baseURL ?? '' },
          form: { name: 'N', email },
        })
      ).status(),
    ).toBe(404);
  });
}

test('a full webinar has a waiting list, and a free seat goes to the first on it', async ({
  page,
  unscripted,
  request,
}) => {
  test.slow();
  const [english, arabic] = editions;
  if (!english || !arabic) throw new Error('There are not two languages');
  // On a separate site, no other test takes a seat.
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-seats-'));
  const site = await startSite({
    settings: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', DATA_DIR: folder },
  });
  const mails = path.join(folder, 'mail');
  const url = `${site.origin}/webinars/${smallest.slug}`;
  const register = (email: string) =>
    request.post(url, {
      headers: { Origin: site.origin },
      form: { name: 'نورة AlSaud', email },
      maxRedirects: 0,
    });
  const left = async () => (await (await request.get(`${url}/seats.json`)).json()).left;
  const form = (visitor: Page) => visitor.locator('form.visitor-form');
  try {
    expect(await left()).toBe(smallest.seats);
    const taken = Array.from({ length: smallest.seats }, newEmail);
    for (const answer of await Promise.all(taken.map(register))) expect(answer.status()).toBe(303);
    expect(await left()).toBe(0);

    const [first, second] = [newEmail(), newEmail()];
    await openHydrated(page, `${site.origin}${arabic.prefix}/webinars/${smallest.slug}`);
    await form(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').locator('.seats-left')).toHaveText(
      arabic.forms.webinar.full,
    );
    await form(page).locator('[name="name"]').fill('نورة AlSaud');
    await form(page).locator('[name="email"]').fill(first);
    await form(page)
      .getByRole('button', { name: arabic.forms.webinar.submit, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      arabic.pages.confirmation.waiting.heading,
    );
    const waiting = await mailTo(first, '', mails);
    const title =
      arabic.collections.webinars.find(({ slug }) => slug === smallest.slug)?.heading ?? '';
    expect(waiting.subject).toBe(fill(arabic.emails.waiting.subject, { webinar: isolate(title) }));
    expect(waiting.attachments).toEqual([]);
    const notification = await mailTo(
      organization.email,
      storedSubmissions(first, folder)[0]?.reference,
      mails,
    );
    expect(notification.text).toContain(words.en.emails.notification.waiting);

    await unscripted.goto(url);
    await form(unscripted).locator('[name="name"]').fill('Salem');
    await form(unscripted).locator('[name="email"]').fill(second);
    await form(unscripted)
      .getByRole('button', { name: english.forms.webinar.submit, exact: true })
      .click();
    await expect(unscripted.getByRole('heading', { level: 1 })).toHaveText(
      english.pages.confirmation.waiting.heading,
    );
    await mailTo(second, '', mails);

    await unscripted.goto(
      site.origin + linkIn(await mailTo(taken[3] ?? '', '', mails), '/your-data/'),
    );
    await unscripted.getByLabel(english.pages['your-data'].erase.agree).check();
    await unscripted.getByRole('button', { name: english.pages['your-data'].erase.action }).click();
    await expect(unscripted.getByRole('heading', { level: 1 })).toHaveText(
      english.pages['your-data'].erase.done,
    );
    const freed = await mailTo(
      first,
      fill(arabic.emails.seatFreed.subject, { webinar: isolate(title) }),
      mails,
    );
    expect(freed.attachments).toHaveLength(1);
    expect(freed.html).toContain('dir="rtl"');
    expect(await mailsTo(second, mails)).toHaveLength(1);
    expect(await left()).toBe(0);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

import { expect, type Page } from '@playwright/test';
import { ANSWER_WITHIN } from '#app/constants.ts';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { newEmail, test, WAYS } from '#tests/support/form-test.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { mailsTo, mailTo } from '#tests/support/mailbox.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions, organization, words } from '#tests/support/words.ts';

const REFERENCE = /^[2-9B-DF-HJ-NPR-TV-X]{3}-[2-9B-DF-HJ-NPR-TV-X]{3}$/;
const NAME = 'نورة AlSaud';

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, dir, pages, forms, emails } = edition;
  const { contact } = forms;
  const { confirmation } = pages;
  const form = (page: Page) => page.locator('form[id="contact"]');
  const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
  const sendButton = (page: Page) => form(page).getByRole('button', { name: contact.submit });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  const fillIn = async (page: Page, email: string) => {
    const message = `${crypto.randomUUID()}\nسطر <b>ثانٍ</b>`;
    await field(page, contact.name.label).fill(NAME);
    await field(page, contact.email.label).fill(email);
    await field(page, contact.subject.label).fill('موضوع: A subject');
    await field(page, contact.message.label).fill(message);
    return message;
  };

  for (const way of WAYS) {
    test(`a message is confirmed on the page and by mail, mailed to the firm, and sent only once (${code}, ${way})`, async ({
      visit,
    }) => {
      const email = newEmail();
      const page = await visit(way, `${prefix}/contact`);
      const message = await fillIn(page, email);
      const sentAt = Date.now();
      await sendButton(page).click();

      await expect(page).toHaveURL(new RegExp(`${prefix}/received/`));
      await expect(heading(page)).toHaveText(confirmation.contact.heading);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const facts = page.getByRole('main').locator('dl');
      const reference = (await facts.locator('bdi').textContent()) ?? '';
      expect(reference).toMatch(REFERENCE);
      const due = Date.parse((await facts.locator('time').getAttribute('datetime')) ?? '');
      expect(due).toBeGreaterThanOrEqual(sentAt + ANSWER_WITHIN);
      expect(due).toBeLessThanOrEqual(Date.now() + ANSWER_WITHIN);
      await expect(facts.locator('time')).toHaveText(
        `${formatDay(due, edition)} ${fill(confirmation.dueTime, { time: formatTime(due, edition) })}`,
      );

      const mail = await mailTo(email);
      expect(mail.subject).toBe(fill(emails.contact.subject, { reference: isolate(reference) }));
      expect(mail.headers.find(({ key }) => key === 'subject')?.originalKey).toBe('Subject');
      expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe(
        'auto-generated',
      );
      expect(mail.html).toContain(`<html lang="${code}" dir="${dir}">`);
      for (const text of [mail.text, mail.html]) {
        expect(text).toContain(reference);
        for (const typed of [NAME, 'AlSaud', 'موضوع', message, message.slice(0, 36)])
          expect(text).not.toContain(typed);
      }

      const notification = await mailTo(organization.email, reference);
      expect(notification.replyTo).toBeUndefined();
      expect(notification.text).toContain(`mailto:${email}?subject=`);
      expect(notification.from?.address).not.toBe(email);
      expect(notification.subject).toContain(NAME);
      expect(notification.text).toContain(message);
      expect(notification.text).toContain(words.en.forms.contact.subject.label);
      expect(notification.html).toContain('&lt;b&gt;ثانٍ&lt;/b&gt;');
      expect(notification.attachments).toEqual([]);

      expect(storedSubmissions(message.slice(0, 36))).toMatchObject([
        {
          reference,
          form: 'contact',
          language: code,
          held_because: null,
          answers: { name: NAME, email, message },
        },
      ]);

      const confirmed = page.url();
      await page.reload();
      await expect(heading(page)).toHaveText(confirmation.contact.heading);
      await page.goBack();
      await expect(heading(page)).toHaveText(pages.contact.heading);
      await page.goForward();
      await expect(page).toHaveURL(confirmed);
      await expect(heading(page)).toHaveText(confirmation.contact.heading);
      expect(storedSubmissions(email)).toHaveLength(1);
      expect(await mailsTo(email)).toHaveLength(1);
    });
  }

  test(`two clicks on Send store one message, and Back shows the form empty (${code})`, async ({
    page,
  }) => {
    const email = newEmail();
    await openHydrated(page, `${prefix}/contact`);
    await fillIn(page, email);
    await sendButton(page).dblclick();
    await expect(heading(page)).toHaveText(confirmation.contact.heading);
    await mailTo(email);
    expect(storedSubmissions(email)).toHaveLength(1);
    await page.goBack();
    await expect(field(page, contact.message.label)).toHaveValue('');
  });

  test(`a click on Send while the confirmation loads sends nothing (${code})`, async ({ page }) => {
    const { promise: clicked, resolve: click } = Promise.withResolvers<void>();
    await page.route('**/received/**', async (route) => {
      await clicked;
      await route.continue();
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await openHydrated(page, `${prefix}/contact`);
    await fillIn(page, newEmail());
    const asked = page.waitForRequest('**/received/**');
    await sendButton(page).click();
    await asked;
    await sendButton(page).dispatchEvent('click');
    click();
    await expect(heading(page)).toHaveText(confirmation.contact.heading);
    expect(sent).toEqual([`${prefix}/contact`]);
    await page.goBack();
    await expect(heading(page)).toHaveText(pages.contact.heading);
  });

  test.describe(`on a phone (${code})`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    // The star turns while it opens. A phone widens the page if something crosses its edge.
    test('the confirmation is as wide as the screen', async ({ page }) => {
      await openHydrated(page, `${prefix}/contact`);
      await fillIn(page, newEmail());
      await sendButton(page).click();
      await expect(heading(page)).toHaveText(confirmation.contact.heading);
      const star = page.locator('.ticket-star svg');
      await star.evaluate((svg) =>
        Promise.all(svg.getAnimations().map(({ finished }) => finished)),
      );
      expect(await page.evaluate(() => innerWidth)).toBe(390);
    });
  });

  // tests/journeys/contact.spec.ts also tests the link with a script.
  test(`a service's link fills in the subject without a script, and a refusal keeps the visitor's own (${code})`, async ({
    unscripted: page,
  }) => {
    const { slug, contact: service } = edition.collections.services[0] ?? {
      slug: '',
      contact: { subject: '' },
    };
    await page.goto(`${prefix}/contact?service=${slug}`);
    await expect(field(page, contact.subject.label)).toHaveValue(service.subject);
    await field(page, contact.subject.label).fill('Mine');
    await sendButton(page).click();
    await expect(field(page, contact.subject.label)).toHaveValue('Mine');
  });

  // In the everyday run, receive.test.ts and tokens.test.ts prove the same rule.
  if (runsAll) {
    test(`two clicks on Send store one message without a script (${code})`, async ({
      unscripted: page,
      baseURL,
    }) => {
      const email = newEmail();
      await page.goto(`${prefix}/contact`);
      const message = await fillIn(page, email);
      await sendButton(page).click();
      await expect(heading(page)).toHaveText(confirmation.contact.heading);
      const first = await page.locator('bdi.reference').textContent();
      const again = { name: NAME, email, subject: 'موضوع: A subject', message, fax: '' };
      const answer = await page.request.post(`${prefix}/contact`, {
        headers: { Origin: baseURL ?? '' },
        form: again,
      });
      expect(await answer.text()).toContain(first ?? 'a reference');
      expect(storedSubmissions(email)).toHaveLength(1);
    });

    test(`a forged confirmation link is answered 404 (${code})`, async ({ request }) => {
      for (const token of ['x', 'received', `${'A'.repeat(40)}.${'B'.repeat(40)}`]) {
        expect((await request.get(`${prefix}/received/${token}`)).status(), token).toBe(404);
      }
    });
  }
}

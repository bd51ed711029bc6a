import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { formatDay } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { pdfFile } from '#tests/support/example-files.ts';
import { newEmail, sharedWays, test } from '#tests/support/form-test.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions, organization } from '#tests/support/words.ts';

const NAME = 'نورة AlSaud';
const CV = { name: 'سيرة.pdf', mimeType: 'application/pdf', buffer: pdfFile() };

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, pages, forms, collections } = edition;
  const page_ = pages['your-data'];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const role = collections.jobs[0]?.slug;

  /** Sends a message and an application. The mail brings the personal link. */
  const person = async (request: APIRequestContext, baseURL = '') => {
    const email = newEmail();
    const headers = { Origin: baseURL };
    const contact = { name: NAME, email, subject: 'موضوع', message: 'A message that is long enough' };
    await request.post(`${prefix}/contact`, { headers, form: contact });
    const multipart = { name: NAME, email, phone: '+966501234567', note: '', link: '', consent: 'on', cv: CV };
    await request.post(`${prefix}/careers/apply/${role}`, { headers, multipart });
    const [message, application] = storedSubmissions(email);
    if (!message || !application) throw new Error('Nothing was stored');
    return { email, contact, message, application, link: linkIn(await mailTo(email), '/your-data/') };
  };
  const entry = (page: Page, reference: string) => page.getByRole('region', { name: new RegExp(reference) });

  for (const way of sharedWays) {
    test(`a data request brings the personal link and is mailed to the firm (${code}, ${way})`, async ({ visit }) => {
      const email = newEmail();
      const { dataRequest } = forms;
      const page = await visit(way, `${prefix}/gdpr`);
      const form = page.locator('form[id="data-request-form"]');
      await form.getByRole('button', { name: dataRequest.submit }).click();
      await expect(form.getByRole('alert').getByRole('link')).toHaveText([dataRequest.email.missing, dataRequest.right.missing]);
      await visit(way, `${prefix}/gdpr`);
      await form.getByLabel(dataRequest.email.label).fill(email);
      await form.getByLabel(dataRequest.right.label).selectOption({ label: dataRequest.rights.portability });
      await form.getByRole('button', { name: dataRequest.submit }).click();
      await expect(heading(page)).toHaveText(pages.confirmation.dataRequest.heading);
      const mail = await mailTo(email);
      const [stored] = storedSubmissions(email);
      expect(mail.subject).toContain(stored?.reference);
      expect((await mailTo(organization.email, stored?.reference)).replyTo).toEqual([{ name: '', address: email }]);
      await page.goto(linkIn(mail, '/your-data/'));
      await expect(heading(page)).toHaveText(page_.heading);
      await expect(entry(page, stored?.reference ?? '')).toContainText(dataRequest.rights.portability);
    });

    test(`the personal link shows all stored data and lets the visitor correct it (${code}, ${way})`, async ({ visit, request, baseURL }) => {
      const { email, link, message, application } = await person(request, baseURL);
      const page = await visit(way, link);
      await expect(page.getByRole('main')).toContainText(email);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(entry(page, message.reference)).toContainText('A message that is long enough');
      await expect(entry(page, message.reference)).toContainText(formatDay(Date.now(), edition));
      await expect(entry(page, application.reference)).toContainText('+966501234567');
      await expect(entry(page, application.reference)).toContainText(CV.name);

      const correction = fill(page_.correct.action, { reference: message.reference });
      const form = page.getByRole('form', { name: correction });
      await entry(page, message.reference).locator('summary').click();
      await form.getByLabel(forms.contact.name.label).fill('سالم');
      await form.getByRole('button', { name: page_.correct.save }).click();
      await expect(form.getByRole('status')).toHaveText(page_.correct.saved);
      await expect(entry(page, message.reference)).toContainText('سالم');
      expect(storedSubmissions(email)[0]?.answers).toMatchObject({ name: 'سالم', message: 'A message that is long enough', email });

      await form.getByLabel(forms.contact.message.label).fill('short');
      await form.getByRole('button', { name: page_.correct.save }).click();
      await expect(form.getByRole('alert')).toHaveText(page_.correct.wrong);
      await expect(form.getByLabel(forms.contact.message.label)).toHaveValue('short');
      expect(storedSubmissions(email)[0]?.answers).toMatchObject({ name: 'سالم', message: 'A message that is long enough' });
    });

    test(`one entry can be erased, or all, which ends the link (${code}, ${way})`, async ({ visit, baseURL, request }) => {
      const { email, link, message, application } = await person(request, baseURL);
      const page = await visit(way, link);
      await entry(page, application.reference).getByRole('button', { name: page_.erase.one }).click();
      await expect(entry(page, application.reference)).toHaveCount(0);
      await expect(entry(page, message.reference)).toBeVisible();
      expect(storedSubmissions(email)).toMatchObject([{ reference: message.reference }]);

      await page.getByRole('button', { name: page_.erase.action }).click();
      await expect(page.getByRole('alert')).toHaveText(page_.erase.missing);
      expect(storedSubmissions(email)).toHaveLength(1);
      await page.getByLabel(page_.erase.agree).check();
      await page.getByRole('button', { name: page_.erase.action }).click();
      await expect(heading(page)).toHaveText(page_.erase.done);
      expect(storedSubmissions(email)).toEqual([]);

      const again = await request.get(link);
      expect(again.status()).toBe(410);
      expect((await request.get(`${link}/export.json`)).status()).toBe(410);
      await page.goto(link);
      await expect(heading(page)).toHaveText(page_.gone.heading);
      await page.getByRole('main').getByRole('link', { name: page_.gone.action }).click();
      await expect(page).toHaveURL(`${prefix}/gdpr#data-request`);
    });

    test(`after erasing the entry whose mail brought the link, the page still shows the others (${code}, ${way})`, async ({
      visit,
      baseURL,
      request,
    }) => {
      const { email, link, message, application } = await person(request, baseURL);
      const page = await visit(way, link);
      await entry(page, message.reference).getByRole('button', { name: page_.erase.one }).click();
      await expect(entry(page, message.reference)).toHaveCount(0);
      await expect(entry(page, application.reference)).toBeVisible();
      expect(storedSubmissions(email)).toMatchObject([{ reference: application.reference }]);
      await page.reload();
      await expect(entry(page, application.reference)).toBeVisible();
      expect((await request.get(link)).status()).toBe(410);
      await entry(page, application.reference).getByRole('button', { name: page_.erase.one }).click();
      await expect(heading(page)).toHaveText(page_.erase.done);
      expect(storedSubmissions(email)).toEqual([]);
    });
  }

  test(`the visitor can download all stored data as JSON (${code})`, async ({ page, request, baseURL }) => {
    const { email, link, message, application, contact } = await person(request, baseURL);
    await page.goto(link);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: page_.export.action }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('miqyas-data.json');
    const answer = await page.request.get(`${link}/export.json`);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': expect.stringContaining('attachment'),
    });
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const common = { language: code, receivedAt: moment, keepUntil: moment };
    expect(await answer.json()).toEqual({
      email,
      submissions: expect.arrayContaining([
        { ...common, id: message.id, reference: message.reference, form: 'contact', answers: contact, files: [] },
        {
          ...common,
          id: application.id,
          reference: application.reference,
          form: 'application',
          about: role,
          answers: { name: NAME, email, phone: '+966501234567', note: '', link: '', consent: 'on' },
          files: [{ name: CV.name, type: CV.mimeType, size: CV.buffer.length }],
        },
      ]),
    });
  });

  test(`opening the link changes nothing, and other sites cannot use it (${code})`, async ({ baseURL, request }) => {
    const { email, link } = await person(request, baseURL);
    const before = storedSubmissions(email);
    for (const query of ['', '?do=erase&agree=on', '?do=erase-one', '?do=correct&name=x']) {
      expect((await request.get(link + query)).status()).toBe(200);
      expect((await request.head(link + query)).status()).toBe(200);
    }
    expect((await request.head(`${link}/export.json`)).status()).toBe(200);
    const erase = 'do=erase&agree=on';
    const type = 'application/x-www-form-urlencoded';
    expect((await request.post(link, { headers: { 'Content-Type': type }, data: erase })).status()).toBe(403);
    expect((await request.post(link, { headers: { 'Content-Type': type, Origin: 'https://evil.example' }, data: erase })).status()).toBe(403);
    expect(storedSubmissions(email)).toEqual(before);
  });

  test(`every wrong link gets the same answer, 410, and changes nothing (${code})`, async ({ page, baseURL, request }) => {
    const { email, link, message } = await person(request, baseURL);
    const confirmation = /received\/([\w-]+)/.exec(
      (
        await request.post(`${prefix}/contact`, {
          headers: { Origin: baseURL ?? '' },
          form: { name: NAME, email: newEmail(), subject: 'موضوع', message: 'long enough' },
          maxRedirects: 0,
        })
      ).headers().location ?? '',
    )?.[1];
    const flipped = `${link.slice(0, -9)}${link.at(-9) === 'A' ? 'B' : 'A'}${link.slice(-8)}`;
    for (const wrong of [
      flipped,
      `${link}A`,
      link.slice(0, -1),
      `${prefix}/your-data/x`,
      `${prefix}/your-data/${message.id}`,
      `${prefix}/your-data/${confirmation}`,
    ]) {
      const answer = await request.get(wrong);
      expect(answer.status(), wrong).toBe(410);
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toContain(email);
      const erase = { headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: baseURL ?? '' }, data: 'do=erase&agree=on' };
      expect([200, 410]).toContain((await request.post(wrong, erase)).status());
    }
    await page.goto(flipped);
    await expect(heading(page)).toHaveText(page_.gone.heading);
    expect(storedSubmissions(email)).toHaveLength(2);
  });

  test(`nobody can correct or erase the entry of another person (${code})`, async ({ request, baseURL }) => {
    const [one, other] = [await person(request, baseURL), await person(request, baseURL)];
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: baseURL ?? '' };
    for (const data of [`do=correct&submission=${other.message.id}&name=Mallory`, `do=erase-one&submission=${other.message.id}`]) {
      await request.post(one.link, { headers, data });
    }
    expect(storedSubmissions(other.email)[0]?.answers).toMatchObject({ name: NAME });
    // Nor can anybody change the email address behind the link.
    await request.post(one.link, { headers, data: `do=correct&submission=${one.message.id}&email=${other.email}` });
    expect(storedSubmissions(one.email)).toHaveLength(2);
  });
}

import { expect, type Page } from '@playwright/test';
import { formatDay } from '#app/i18n/format.server.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { newEmail, sharedWays, test } from '#tests/support/form-test.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import { CV, NAME, personIn } from '#tests/support/person-with-data.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions, organization, words } from '#tests/support/words.ts';

const subjectOf = (change: 'erased' | 'corrected', reference: string) =>
  fill(words.en.emails[change].subject, { reference: isolate(reference) });

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, ui, pages, forms, collections } = edition;
  const page_ = pages['your-data'];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const role = collections.jobs[0]?.slug;
  const person = personIn(edition);
  const entry = (page: Page, reference: string) =>
    page.getByRole('region', { name: new RegExp(reference) });

  for (const way of sharedWays) {
    test(`a data request brings the personal link and is mailed to the firm (${code}, ${way})`, async ({
      visit,
    }) => {
      const email = newEmail();
      const { dataRequest } = forms;
      const page = await visit(way, `${prefix}/gdpr`);
      const form = page.locator('form[id="data-request-form"]');
      await form.getByRole('button', { name: dataRequest.submit }).click();
      await expect(form.getByRole('alert').getByRole('link')).toHaveText([
        dataRequest.email.missing,
        dataRequest.right.missing,
      ]);
      await visit(way, `${prefix}/gdpr`);
      await form.getByLabel(dataRequest.email.label).fill(email);
      await form
        .getByLabel(dataRequest.right.label)
        .selectOption({ label: dataRequest.rights.portability });
      await form.getByRole('button', { name: dataRequest.submit }).click();
      await expect(heading(page)).toHaveText(pages.confirmation.dataRequest.heading);
      const mail = await mailTo(email);
      const [stored] = storedSubmissions(email);
      expect(mail.subject).toContain(stored?.reference);
      expect((await mailTo(organization.email, stored?.reference)).text).toContain(
        `mailto:${email}?subject=`,
      );
      await page.goto(linkIn(mail, '/your-data/'));
      await expect(heading(page)).toHaveText(page_.heading);
      await expect(entry(page, stored?.reference ?? '')).toContainText(
        dataRequest.rights.portability,
      );
    });

    test(`the personal link shows all stored data and lets the visitor correct it (${code}, ${way})`, async ({
      visit,
      request,
      baseURL,
    }) => {
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
      expect(storedSubmissions(email)[0]?.answers).toMatchObject({
        name: 'سالم',
        message: 'A message that is long enough',
        email,
      });
      await mailTo(organization.email, subjectOf('corrected', message.reference));

      await form.getByLabel(forms.contact.message.label).fill('short');
      await form.getByRole('button', { name: page_.correct.save }).click();
      await expect(form.getByRole('alert')).toHaveText(page_.correct.wrong);
      const wrong = form.getByLabel(forms.contact.message.label);
      await expect(wrong).toHaveValue('short');
      await expect(wrong).toHaveAttribute('aria-required', 'true');
      await expect(form.getByText(forms.shared.required, { exact: true })).toBeVisible();
      if (way === 'without a script') {
        await expect(wrong).toBeFocused();
        await expect(page).toHaveTitle(
          new RegExp(`^${fill(ui.status.errorTitle, { title: page_.title })}`),
        );
      }
      expect(storedSubmissions(email)[0]?.answers).toMatchObject({
        name: 'سالم',
        message: 'A message that is long enough',
      });
    });

    test(`one entry can be erased, or all, which ends the link (${code}, ${way})`, async ({
      visit,
      baseURL,
      request,
    }) => {
      const { email, link, message, application } = await person(request, baseURL);
      const page = await visit(way, link);
      await entry(page, application.reference)
        .getByRole('button', { name: page_.erase.one })
        .click();
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
      for (const { reference } of [application, message])
        await mailTo(organization.email, subjectOf('erased', reference));

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
      await entry(page, application.reference)
        .getByRole('button', { name: page_.erase.one })
        .click();
      await expect(heading(page)).toHaveText(page_.erase.done);
      expect(storedSubmissions(email)).toEqual([]);
    });
  }

  test(`the visitor can download all stored data as JSON (${code})`, async ({
    page,
    request,
    baseURL,
  }) => {
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
        {
          ...common,
          id: message.id,
          reference: message.reference,
          form: 'contact',
          answers: contact,
          files: [],
        },
        {
          ...common,
          id: application.id,
          reference: application.reference,
          form: 'application',
          about: role,
          status: 'received',
          answers: { name: NAME, email, phone: '+966501234567', note: '', link: '', consent: 'on' },
          consent: {
            text: forms.application.consent.label,
            language: code,
            privacyPolicy: expect.stringMatching(/^\d+\.\d+$/),
          },
          files: [{ name: CV.name, type: CV.mimeType, size: CV.buffer.length }],
        },
      ]),
    });
  });
}

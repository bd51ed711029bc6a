import { expect, type Page } from '@playwright/test';
import { fill, isolate } from '#app/i18n/format.ts';
import { test } from '#tests/support/form-test.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import { overflow, violations } from '#tests/support/page-checks.ts';
import { NAME, personIn } from '#tests/support/person-with-data.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions, words as ofFirm, organization } from '#tests/support/words.ts';

const STAFF = 'عمر Haddad';
/** The words of the mails to the firm. */
const firm = ofFirm.en;

for (const edition of editions) {
  const { code, prefix, pages } = edition;
  const { staff: words, 'your-data': yourData } = pages;
  const person = personIn(edition);
  const history = (page: Page) => page.locator('#history li');
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();

  test(`staff handle an application from the link in their mail (${code})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { application, link: personal } = await person(request, baseURL);
    const mail = await mailTo(organization.email, application.reference);
    const link = prefix + linkIn(mail, '/staff/');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(application.reference);
    await expect(page.locator('dl')).toContainText(NAME);
    expect(await violations(page)).toEqual([]);

    // Without a name, nothing happens, and an error message names the field.
    await press(page, words.work.take);
    await expect(page.getByRole('alert')).toContainText(words.problems.author);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(words.work.author).fill(STAFF);
    await page.getByLabel(words.work.text).fill('أتصل به غدًا. Call back.');
    await press(page, words.work.take);
    await expect(history(page)).toHaveCount(1);
    await expect(history(page).first()).toContainText('أتصل به غدًا. Call back.');
    await expect(page.locator('dl')).toContainText(STAFF);
    // The name of the person who has taken the submission stays in the field.
    await expect(page.getByLabel(words.work.author)).toHaveValue(STAFF);

    await page.getByLabel(yourData.statuses['in-review']).check();
    await press(page, words.status.action);
    await expect(history(page)).toHaveCount(2);
    await page.goto(personal);
    await expect(page.getByRole('main')).toContainText(yourData.statuses['in-review']);
    await expect(page.getByRole('main')).not.toContainText(STAFF);

    await page.goto(link);
    const [, download] = await Promise.all([
      page.getByRole('link', { name: 'سيرة.pdf' }).click(),
      page.waitForEvent('download'),
    ]);
    expect(download.suggestedFilename()).toBe('سيرة.pdf');
    await press(page, words.work.answer);
    await expect(page.locator('dl')).toContainText(yourData.statuses.closed);
    await expect(page.getByRole('button', { name: words.work.reopen })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page)).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
  });

  test(`a message is forwarded and erased, with the keyboard alone (${code})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { message } = await person(request, baseURL);
    const mail = await mailTo(organization.email, message.reference);
    await page.goto(prefix + linkIn(mail, '/staff/'));
    const colleague = `colleague-${message.reference.toLowerCase()}@miqyas.example`;
    await page.getByLabel(words.work.author).focus();
    await page.keyboard.type(STAFF);
    await page.getByLabel(words.forward.recipient).focus();
    await page.keyboard.type(colleague);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(history(page)).toContainText(colleague);

    const forwarded = await mailTo(colleague);
    expect(forwarded.subject).toContain(message.reference);
    expect(forwarded.text).not.toContain(NAME);
    await page.goto(prefix + linkIn(forwarded, '/staff/'));
    await expect(page.locator('dl')).toContainText(NAME);

    await page.getByRole('button', { name: words.erase.action }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(words.work.author).focus();
    await page.keyboard.type(STAFF);
    const label = fill(words.erase.reference, { reference: isolate(message.reference) });
    await expect(page.getByRole('heading', { level: 2 })).toContainText(message.reference);
    await page.getByLabel(label).focus();
    await page.keyboard.type('K7F-4WM');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(words.problems.reference);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(label).focus();
    await page.keyboard.type(message.reference.toLowerCase().replace('-', ''));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.erase.done);
    expect(storedSubmissions(message.reference)).toEqual([]);
    await page.goto(prefix + linkIn(forwarded, '/staff/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.gone.heading);
    const { subject } = firm.emails.erasedByStaff;
    const values = { author: isolate(STAFF), reference: isolate(message.reference) };
    await mailTo(organization.email, fill(subject, values));
  });
}

import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { isolate } from '#app/i18n/format.ts';
import { docxFile, pdfFile } from '#tests/support/example-files.ts';
import { newEmail, sharedWays, test, WAYS } from '#tests/support/form-test.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions, organization } from '#tests/support/words.ts';

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const MB = 1024 * 1024;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pdf = (name: string, buffer = pdfFile()): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});
const docx = async (name: string, options?: Parameters<typeof docxFile>[0]): Promise<Chosen> => ({
  name,
  mimeType: DOCX,
  buffer: await docxFile(options),
});
const CV = pdf('السيرة الذاتية ٢٠٢٦.pdf');

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, pages, forms, collections } = edition;
  const { application, shared } = forms;
  const wrongPhone = `${application.phone.label}: ${shared.errors.phone}`;
  const [role, otherRole] = collections.jobs;
  if (!role || !otherRole) throw new Error('There are fewer than two roles');
  const path = `${prefix}/careers/apply/${role.slug}`;
  const form = (page: Page) => page.locator('form.visitor-form');
  const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
  const summary = (page: Page) => form(page).getByRole('alert');
  const send = (page: Page) => form(page).getByRole('button', { name: application.submit }).click();
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  const fillIn = async (page: Page, email: string, cv: Chosen | undefined) => {
    await field(page, 'name').fill('نورة AlSaud');
    await field(page, 'email').fill(email);
    await field(page, 'phone').fill('٠٠٩٦٦ ٥٠-١٢٣ ٤٥٦٧');
    if (cv) await field(page, 'cv').setInputFiles(cv);
    await field(page, 'note').fill('ملاحظة\nA note');
    await field(page, 'link').fill('example.com/me');
    await field(page, 'consent').check();
  };

  for (const way of WAYS) {
    test(`an application arrives with its CV, and the site serves no part of it (${code}, ${way})`, async ({
      visit,
      request,
    }) => {
      const email = newEmail();
      const page = await visit(way, path);
      await fillIn(page, email, CV);
      await send(page);
      await expect(heading(page)).toHaveText(pages.confirmation.application.heading);
      const [stored] = storedSubmissions(email);
      expect(stored).toMatchObject({ form: 'application', about: role.slug, held_because: null });
      expect(stored?.answers).toMatchObject({
        phone: '+966 50 123 4567',
        link: 'https://example.com/me',
        note: 'ملاحظة\nA note',
        consent: 'on',
      });

      const mail = await mailTo(email);
      expect(mail.text).toContain(role.name);
      expect(mail.text).not.toContain('AlSaud');
      expect(mail.subject).toContain(stored?.reference);
      const notification = await mailTo(organization.email, stored?.reference);
      expect(notification.text).toContain('+966 50 123 4567');
      expect(notification.text).toContain(CV.name);
      expect(notification.attachments).toEqual([]);

      const { id = '', reference = '' } = stored ?? {};
      const name = encodeURIComponent(CV.name);
      const folders = [
        '/uploads',
        '/attachments',
        '/data',
        `${path}/cv`,
        `/received/${reference}`,
        `/your-data/${id}`,
        '',
        path,
        '/mail',
      ];
      const files = [name, id, reference, `${reference}.pdf`, 'site.sqlite'];
      const guesses = folders.flatMap((folder) => files.map((file) => `${folder}/${file}`));
      await Promise.all(
        guesses.map(async (guess) => {
          const answer = await request.get(guess);
          expect([404, 410], guess).toContain(answer.status());
          expect(await answer.text()).not.toContain('%PDF');
        }),
      );
      expect(
        readdirSync('build/client', { recursive: true }).filter((file) =>
          String(file).includes('السيرة'),
        ),
      ).toEqual([]);
    });
  }

  for (const way of sharedWays) {
    const wrongFiles: [string, () => Promise<Chosen> | Chosen, string][] = [
      [
        'a text that is named .pdf',
        () => pdf('cv.pdf', Buffer.from('This is only a text, whatever its name says.')),
        shared.errors.fileType,
      ],
      ['an empty file', () => pdf('cv.pdf', Buffer.alloc(0)), shared.errors.fileEmpty],
      [
        'a file of 6 MB',
        () => pdf('cv.pdf', Buffer.concat([pdfFile(), Buffer.alloc(6 * MB, 32)])),
        shared.errors.fileTooLarge,
      ],
      [
        'a document with macros',
        () => docx('cv.docx', { files: { 'word/vbaProject.bin': 'macro' } }),
        shared.errors.fileMacros,
      ],
      [
        'a PDF that runs a script',
        () => pdf('cv.pdf', pdfFile({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' })),
        shared.errors.fileActive,
      ],
      [
        'a PDF with a password',
        () => pdf('cv.pdf', pdfFile({ trailer: '/Encrypt 9 0 R' })),
        shared.errors.fileEncrypted,
      ],
    ];
    test(`without consent or a proper CV nothing is stored, and each wrong file gets its reason (${code}, ${way})`, async ({
      visit,
    }) => {
      test.slow();
      const email = newEmail();
      const page = await visit(way, path);
      await fillIn(page, email, undefined);
      await field(page, 'consent').uncheck();
      await send(page);
      await expect(summary(page).getByRole('link')).toHaveText([
        application.cv.missing,
        application.consent.missing,
      ]);
      await summary(page).getByRole('link', { name: application.cv.missing }).click();
      await expect(field(page, 'cv')).toBeFocused();

      await field(page, 'consent').check();
      // The everyday run uses two files that different checks refuse. Unit tests cover all wrong
      // files.
      for (const [what, make, text] of runsAll ? wrongFiles : wrongFiles.slice(2, 4)) {
        const wrong = await make();
        await field(page, 'cv').setInputFiles(wrong);
        await send(page);
        const named = `${application.cv.label} (${isolate(wrong.name)}): ${text}`;
        await expect(summary(page).getByRole('link'), what).toHaveText([named]);
        await expect(field(page, 'cv')).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, 'name')).toHaveValue('نورة AlSaud');
        await expect(field(page, 'consent')).toBeChecked();
      }
      expect(storedSubmissions(email)).toEqual([]);
    });
  }

  test(`without a script the form asks to choose the CV again after another mistake (${code})`, async ({
    unscripted: page,
    useFreshToken,
  }) => {
    const email = newEmail();
    await page.goto(path);
    await fillIn(page, email, CV);
    await field(page, 'phone').fill('12');
    await send(page);
    await expect(summary(page).getByRole('link')).toHaveText([
      wrongPhone,
      `${application.cv.label}: ${shared.errors.fileAgain}`,
    ]);
    await expect(field(page, 'phone')).toHaveValue('12');
    await field(page, 'phone').fill('+966501234567');
    await field(page, 'cv').setInputFiles(CV);
    await useFreshToken(form(page));
    await send(page);
    await expect(heading(page)).toHaveText(pages.confirmation.application.heading);
    expect(storedSubmissions(email)).toHaveLength(1);
  });

  test(`with a script a Word document stays chosen after another mistake and a change of language (${code})`, async ({
    page,
  }) => {
    const twin = editions.find((candidate) => candidate.code !== code) ?? edition;
    const email = newEmail();
    await openHydrated(page, path);
    // The name has no extension, so the site must recognize the file by its content.
    await fillIn(page, email, await docx('cv'));
    await field(page, 'phone').fill('12');
    await send(page);
    await expect(summary(page).getByRole('link')).toHaveText([wrongPhone]);
    await page.getByRole('banner').getByRole('link', { name: twin.name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', twin.code);
    const names = await field(page, 'cv').evaluate((input) =>
      input instanceof HTMLInputElement ? [...(input.files ?? [])].map(({ name }) => name) : [],
    );
    expect(names).toEqual(['cv']);
    await expect(field(page, 'consent')).toBeChecked();
    await field(page, 'phone').fill('+966501234567');
    await form(page).getByRole('button', { name: twin.forms.application.submit }).click();
    await expect(heading(page)).toHaveText(twin.pages.confirmation.application.heading);
    const [stored] = storedSubmissions(email);
    expect(stored).toMatchObject({ language: twin.code });
    expect((await mailTo(organization.email, stored?.reference)).text).toContain('cv.docx');
  });

  test(`the form shows the progress of a large upload (${code})`, async ({ page }) => {
    test.slow();
    const email = newEmail();
    await openHydrated(page, path);
    await fillIn(
      page,
      email,
      pdf(
        'cv.pdf',
        Buffer.concat([
          pdfFile().subarray(0, -6),
          Buffer.alloc(2 * MB, 32),
          Buffer.from('%%EOF\n'),
        ]),
      ),
    );
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: MB,
    });
    await send(page);
    const [before = '', after = ''] = shared.progress.split('{percent}');
    await expect(form(page).getByRole('status')).toHaveText(
      new RegExp(`^${before}[1-9]\\d?${after}$`),
    );
    await expect(form(page).getByRole('progressbar')).toBeVisible();
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await expect(form(page).getByRole('button', { name: application.submit })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(heading(page)).toHaveText(pages.confirmation.application.heading, {
      timeout: 20_000,
    });
    expect(storedSubmissions(email)).toHaveLength(1);
  });

  test(`the draft for one role does not appear in the form of another (${code})`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await field(page, 'note').fill('For this role alone');
    await page.getByRole('link', { name: pages['job-application'].labels.otherRoles }).click();
    await page
      .getByRole('main')
      .locator(`a[href="${prefix}/careers/apply/${otherRole.slug}"]`)
      .first()
      .click();
    await expect(field(page, 'note')).toHaveValue('');
    await page.goBack();
    await page.goBack();
    await expect(field(page, 'note')).toHaveValue('For this role alone');
  });

  test(`an unknown role takes no application (${code})`, async ({ request, baseURL }) => {
    const email = newEmail();
    const multipart = { name: 'Noura', email, phone: '+966501234567', consent: 'on', cv: CV };
    for (const slug of ['no-such-role', '..%2Fcontact', '%00']) {
      const answer = await request.post(`${prefix}/careers/apply/${slug}`, {
        headers: { Origin: baseURL ?? '' },
        multipart,
      });
      expect(answer.status(), slug).toBe(404);
      expect(await answer.text()).toContain(`<html lang="${code}"`);
    }
    expect(storedSubmissions(email)).toEqual([]);
  });
}

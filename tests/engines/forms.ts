import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { fill, isolate } from '#app/i18n/format.ts';
import { pdfFile } from '#tests/support/example-files.ts';
import { newEmail } from '#tests/support/form-test.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { organization, words } from '#tests/support/words.ts';
import type { Setting } from './engine-tests.ts';
import type { Visitor } from './visitor.ts';

const { ui, pages, forms, emails, collections } = words.ar;
type Webinar = (typeof collections.webinars)[number];

const ACCEPTED = { held_because: null };
const NAME = 'نورة AlSaud';

/** Runs one journey for each form in Arabic, from typing to the stored submission and the mail. */
export function testForms(setting: () => Setting): void {
  const stored = (text: string) => storedSubmissions(text, setting().dataFolder);
  const mail = (email: string, subject?: string) => mailTo(email, subject, setting().mailFolder);

  afterEach(async () => expect(await setting().visitor.complaints()).toEqual([]));

  test('a message arrives', async () => {
    const { visitor } = setting();
    const email = newEmail();
    const form = 'form[id="contact"]';
    await visitor.openHydrated('/ar/contact');
    const answers = { name: NAME, email, subject: 'موضوع: ABC', message: 'رسالة طويلة' };
    await writeAll(visitor, form, answers);
    await visitor.press(`${form} button:not([name])`);
    await visitor.sees('h1', pages.confirmation.contact.heading);
    const [message] = stored(email);
    expect(message).toMatchObject({ ...ACCEPTED, form: 'contact', language: 'ar', answers });
    expect((await mail(email)).subject).toContain(message?.reference);
  });

  test('an email becomes a subscription to the newsletter', async () => {
    const { visitor } = setting();
    const email = newEmail();
    const form = 'footer form[action$="/newsletter"]';
    await visitor.openHydrated('/ar/about-us');
    await writeAll(visitor, form, { email });
    await visitor.press(`${form} button`);
    const sent = fill(ui.newsletter.sent, { email: isolate(email) });
    await visitor.sees(`${form} [role="status"]`, sent);
    await visitor.openHydrated(linkIn(await mail(email), '/newsletter/confirm/'));
    await visitor.press('main form button');
    await visitor.sees('h1', pages.newsletter.confirm.done);
    expect((await mail(email, emails.welcome.subject)).to).toMatchObject([{ address: email }]);
  });

  test('an application arrives with its CV', async () => {
    const { visitor, dataFolder } = setting();
    const email = newEmail();
    const form = 'form.visitor-form';
    const role = collections.jobs[0]?.slug ?? '';
    const cv = path.join(dataFolder, 'السيرة الذاتية.pdf');
    writeFileSync(cv, pdfFile());
    await visitor.openHydrated(`/ar/careers/apply/${role}`);
    await writeAll(visitor, form, { name: NAME, email, phone: '+966501234567', note: 'ملاحظة' });
    await visitor.chooseFile(`${form} [name="cv"]`, cv);
    await visitor.press(`${form} [name="consent"]`);
    await visitor.press(`${form} button:not([name])`);
    await visitor.sees('h1', pages.confirmation.application.heading);
    const [application] = stored(email);
    expect(application).toMatchObject({ ...ACCEPTED, form: 'application', about: role });
    const notice = await mail(organization.email, application?.reference);
    expect(notice.text).toContain(path.basename(cv));
  });

  test('a proposal for a partnership arrives with the answers to its type', async () => {
    const { visitor } = setting();
    const email = newEmail();
    const form = 'form[id="partnership"]';
    const answers = {
      organisation: 'شركة ABC (KSA)',
      contact: NAME,
      email,
      message: 'مشكلة نحلها معًا',
    };
    await visitor.openHydrated('/ar/partnership-form');
    await writeAll(visitor, form, answers);
    await visitor.choose(`${form} [name="country"]`, forms.partnership.country.other);
    await writeAll(visitor, form, { otherCountry: 'الأردن' });
    await visitor.press(`${form} [value="channel-reseller"]`);
    await writeAll(visitor, form, { 'channel-reseller-first': 'أول جواب' });
    await visitor.press(`${form} button:not([name])`);
    await visitor.sees('h1', pages.confirmation.partnership.heading);
    const all = { ...answers, first: 'أول جواب' };
    expect(stored(email)).toMatchObject([{ ...ACCEPTED, about: 'channel-reseller', answers: all }]);
  });

  test('a registration for a webinar gets a date for the calendar', async () => {
    const { visitor } = setting();
    const email = newEmail();
    const isOpen = ({ starts, cancelled }: Webinar) => starts > Date.now() && !cancelled;
    const webinar = collections.webinars.find(isOpen);
    const form = `form[id="webinar-${webinar?.slug}"]`;
    await visitor.openHydrated(`/ar/webinars/${webinar?.slug}`);
    await writeAll(visitor, form, { name: NAME, email });
    await visitor.press(`${form} button:not([name])`);
    await visitor.sees('h1', pages.confirmation.webinar.heading);
    expect(stored(email)).toMatchObject([{ ...ACCEPTED, form: 'webinar', about: webinar?.slug }]);
    expect((await mail(email)).attachments).toMatchObject([{ mimeType: 'text/calendar' }]);
  });

  test('a data request brings the personal link', async () => {
    const { visitor } = setting();
    const email = newEmail();
    const form = 'form[id="data-request-form"]';
    await visitor.openHydrated('/ar/gdpr');
    await writeAll(visitor, form, { email });
    await visitor.choose(`${form} [name="right"]`, forms.dataRequest.rights.portability);
    await visitor.press(`${form} button:not([name])`);
    await visitor.sees('h1', pages.confirmation.dataRequest.heading);
    await visitor.openHydrated(linkIn(await mail(email), '/your-data/'));
    await visitor.sees('h1', pages['your-data'].heading);
    expect(stored(email)).toHaveLength(1);
  });

  test('feedback is stored with its comment', async () => {
    const { visitor } = setting();
    const comment = `${crypto.randomUUID()} تعليق`;
    const form = 'form[action$="/feedback"]';
    await visitor.openHydrated('/ar/help-center');
    await visitor.press(`${form} summary`);
    await writeAll(visitor, form, { comment });
    await visitor.press(`${form} button[value="yes"]`);
    await visitor.sees(`${form} [role="status"]`, forms.feedback.thanks);
    const answers = { helpful: 'yes', comment };
    expect(stored(comment)).toMatchObject([{ ...ACCEPTED, about: '/help-center', answers }]);
  });
}

async function writeAll(visitor: Visitor, form: string, answers: Record<string, string>) {
  for (const [name, text] of Object.entries(answers)) {
    await visitor.write(`${form} [name="${name}"]`, text);
  }
}

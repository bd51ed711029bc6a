import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { readAllRecords } from '#app/content/read.server.ts';
import { type Form, formNames } from '#app/forms/forms.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import { languages } from '#content/languages.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { pdfFile } from '#tests/support/example-files.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { until } from '#tests/support/until.ts';

const [english] = languages;
const CLIENT = '203.0.113.77';
const TYPED = 'TypedByAVisitor';
const EMAIL = 'typedbyavisitor@visitor.example';
const role = readAllRecords(english, 'jobs').find(({ draft }) => !draft)?.slug;
const webinar = readAllRecords(english, 'webinars').find((one) => endsAt(one) > Date.now())?.slug;

const FORMS: Record<Form, [path: string, fields: Record<string, string>]> = {
  contact: [
    '/contact',
    { name: TYPED, email: EMAIL, subject: TYPED, message: `${TYPED} ${TYPED}` },
  ],
  partnership: [
    '/partnership-form',
    {
      organisation: TYPED,
      contact: TYPED,
      email: EMAIL,
      country: 'other',
      otherCountry: TYPED,
      website: `https://${TYPED}.example`,
      type: 'solution-delivery',
      'solution-delivery-first': TYPED,
      message: `${TYPED} ${TYPED}`,
    },
  ],
  application: [
    `/careers/apply/${role}`,
    { name: TYPED, email: EMAIL, phone: '+966 50 123 4567', note: TYPED, link: '', consent: 'on' },
  ],
  webinar: [`/webinars/${webinar}`, { name: TYPED, email: EMAIL }],
  newsletter: ['/newsletter', { email: EMAIL }],
  dataRequest: ['/gdpr', { email: EMAIL, right: 'access' }],
  feedback: ['/feedback', { page: '/help-center', helpful: 'no', comment: TYPED }],
};

test('the log of every form, a search, a personal link and failures has no personal data', {
  timeout: 90_000,
}, async () => {
  const settings = await freshDatabase('sqlite');
  const site = await startSiteOn(settings, {
    LOG_LEVEL: 'debug',
    // No relay listens on this port.
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const ask = (path: string, body?: BodyInit) =>
    fetch(new URL(path, site.origin), {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { Origin: site.origin, 'X-Forwarded-For': CLIENT },
      redirect: 'manual',
    });
  const send = (form: Form) => {
    const [path, fields] = FORMS[form];
    if (form !== 'application') return ask(path, new URLSearchParams(fields));
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    body.append('cv', new Blob([new Uint8Array(pdfFile())]), `${TYPED}.pdf`);
    return ask(path, body);
  };

  // Most forms redirect. The newsletter's answer shows the email, which no URL may contain.
  for (const form of formNames)
    expect((await send(form)).status, form).toBe(form === 'newsletter' ? 200 : 303);
  await ask(`/search?q=${TYPED}`);
  await ask('/contact', new URLSearchParams({ name: TYPED, email: TYPED }));
  await ask('/csp-report', JSON.stringify({ 'csp-report': { 'document-uri': `/${TYPED}` } }));

  const sqlite = new Sqlite(`${settings.DATA_DIR}/site.sqlite`);
  const mail = sqlite.prepare("select message from outbox where message like '%/your-data/%'");
  const row = mail.get() as { message: string };
  const link = /\/your-data\/[\w-]+/.exec(row.message)?.[0] ?? '';
  expect((await ask(link)).status).toBe(200);
  const failed = sqlite.prepare(
    'select count(*) as mails from outbox where last_error is not null',
  );
  await until(() => (failed.get() as { mails: number }).mails > 0);

  sqlite.exec('alter table submissions rename to gone');
  sqlite.close();
  expect((await send('contact')).status).toBeGreaterThanOrEqual(500);
  expect((await ask(link)).status).toBeGreaterThanOrEqual(500);

  const { output } = await site.stop();
  expect(output, 'the test caused failures').toContain('a page failed');
  const token = link.replace('/your-data/', '');
  for (const secret of [TYPED, EMAIL, '123 4567', CLIENT, token])
    expect(output.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(output, 'a query string').not.toContain('?q=');
});

import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { readAllRecords } from '#app/content/read.server.ts';
import { application } from '#app/forms/application/application.server.ts';
import { contact } from '#app/forms/contact/contact.server.ts';
import { dataRequest } from '#app/forms/data-request/data-request.server.ts';
import { answerRows } from '#app/forms/engine/answer-rows.server.ts';
import type { Answers, FormReceiver } from '#app/forms/engine/define-receiver.server.ts';
import type { Seat } from '#app/forms/engine/ports.ts';
import type { FormSchema } from '#app/forms/engine/rules.ts';
import type { Form } from '#app/forms/forms.ts';
import { newsletter } from '#app/forms/newsletter/newsletter.server.ts';
import { partnership } from '#app/forms/partnership/partnership.server.ts';
import { PARTNERSHIP_TYPES } from '#app/forms/partnership/schema.ts';
import { webinar } from '#app/forms/webinar/webinar.server.ts';
import { composeDigest } from '#app/mail/digest.server.ts';
import type { Mail } from '#app/mail/ports.ts';
import { type Language, languages } from '#content/languages.ts';
import { WAITING_KINDS } from '#server/outbox/on-hold.ts';

const MARK = 'TYPED-BY-A-VISITOR';
const [english] = languages;
const [seminar] = readAllRecords(english, 'webinars');
if (!seminar) throw new Error('There is no webinar');

const TYPED = {
  name: MARK,
  subject: MARK,
  message: `${MARK} <b>bold</b>`,
  email: 'layla@example.com',
  phone: '+966501234567',
  note: MARK,
  link: '',
};

function mailsOf<Schema extends FormSchema, Subject>(
  receiver: FormReceiver<Schema, Subject>,
  values: object,
  subject: Subject,
  language: Language,
  seat?: Seat,
): Mail[] {
  const { answers = values } = receiver.stored(values as never, subject, language);
  return receiver.mails({
    values: values as never,
    subject,
    language,
    firmLanguage: language,
    receipt: {
      id: 'id',
      reference: 'K7F-4WM',
      form: receiver.form,
      receivedAt: Date.UTC(2026, 10, 22, 9),
      dueAt: Date.UTC(2026, 10, 23, 9),
      ...(seat ? { seat } : {}),
    },
    links: {
      page: (path, { prefix }) => `https://site.example${prefix}${path}`,
      signed: (_purpose, path) => `https://site.example${path}/token`,
    },
    rows: answerRows(receiver, answers as Answers, language),
    files: [],
    sendsFiles: false,
  });
}

const EVERY: [Form, (language: Language) => Mail[]][] = [
  ['contact', (language) => mailsOf(contact, TYPED, undefined, language)],
  [
    'application',
    (language) =>
      mailsOf(application, { ...TYPED, consent: 'on' }, 'junior-data-analyst', language),
  ],
  [
    'partnership',
    (language) =>
      PARTNERSHIP_TYPES.flatMap((type) =>
        mailsOf(
          partnership,
          {
            ...TYPED,
            organisation: MARK,
            contact: MARK,
            country: 'other',
            otherCountry: MARK,
            website: '',
            type,
          },
          undefined,
          language,
        ),
      ),
  ],
  [
    'webinar',
    (language) => [
      ...mailsOf(webinar, TYPED, seminar, language, 'seat'),
      ...mailsOf(webinar, TYPED, seminar, language, 'waiting'),
    ],
  ],
  ['newsletter', (language) => mailsOf(newsletter, TYPED, undefined, language)],
  [
    'dataRequest',
    (language) => mailsOf(dataRequest, { ...TYPED, right: 'access' }, undefined, language),
  ],
];

for (const language of languages) {
  test.each(EVERY)(
    `every mail of a form is complete, as text and as HTML of its language (%s, ${language.code})`,
    (_form, write) => {
      for (const { subject, text, html } of write(language)) {
        const { document } = new JSDOM(html).window;
        expect([document.documentElement.lang, document.documentElement.dir]).toEqual([
          language.code,
          language.dir,
        ]);
        for (const part of [subject, text, document.body.textContent]) {
          expect(part.trim()).not.toBe('');
          expect(part, 'a placeholder').not.toMatch(/\{\w+\}|undefined|null/);
        }
        expect(subject).not.toMatch(/[\r\n]/);
        expect(
          document.querySelector('script, img, link, b'),
          'what mail programs fetch or run',
        ).toBeNull();
      }
    },
  );

  test.each(EVERY)(
    `no mail to a visitor contains typed text (%s, ${language.code})`,
    (_form, write) => {
      const toVisitors = write(language).filter(({ audience }) => audience === 'visitor');
      expect(toVisitors.length).toBeGreaterThan(0);
      for (const mail of toVisitors) expect(JSON.stringify(mail)).not.toContain(MARK);
    },
  );

  test.each(EVERY)(
    `every mail to a visitor has the personal link, once in text and once in HTML (%s, ${language.code})`,
    (_form, write) => {
      for (const { audience, text, html } of write(language)) {
        expect(text.includes('/your-data/token')).toBe(audience === 'visitor');
        expect(html.includes('/your-data/token')).toBe(audience === 'visitor');
      }
    },
  );

  test(`the daily digest names new, due and overdue submissions (${language.code})`, () => {
    const item = {
      reference: 'K7F-4WM',
      form: 'contact' as const,
      name: 'شركة ABC',
      receivedAt: 0,
      dueAt: Date.UTC(2026, 10, 22, 9),
    };
    const digest = composeDigest(language.code, {
      day: '2026-11-22',
      received: [item, { ...item, reference: 'M2P-8XT', name: undefined, dueAt: undefined }],
      due: [],
      overdue: [item],
      quarantined: 3,
      failedMails: 1,
    });
    expect(digest.text.match(/K7F-4WM/g)).toHaveLength(2);
    expect(digest.text).toContain('M2P-8XT');
    expect(`${digest.subject}${digest.text}`).not.toMatch(/\{\w+\}|undefined/);
  });
}

test('mails to the firm contain everything typed, and replies go to the sender', () => {
  const notices = EVERY.flatMap(([, write]) => write(english)).filter(
    ({ audience }) => audience === 'firm',
  );
  for (const { replyTo } of notices) expect(replyTo?.address).toBe('layla@example.com');
  expect(notices[0]?.text).toContain(`${MARK} <b>bold</b>`);
});

test('mails about a free seat and a confirmed sign-up wait, and all others are sent at once', () => {
  const waiting = EVERY.flatMap(([, write]) => write(english)).filter(({ waits }) => waits);
  expect(waiting.map(({ kind }) => kind).sort()).toEqual([...WAITING_KINDS].sort());
});

test('the site offers exactly the partnerships that the form knows', () => {
  expect([...PARTNERSHIP_TYPES].sort()).toEqual(
    readAllRecords(english, 'partnerships')
      .map(({ slug }) => slug)
      .sort(),
  );
});

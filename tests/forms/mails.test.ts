import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readAllRecords, readRecords } from '#app/content/read.server.ts';
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
import { webinar, writeSeatMail } from '#app/forms/webinar/webinar.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { formatDay } from '#app/i18n/format.server.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import { composeErrorDigest } from '#app/mail/error-digest.server.ts';
import type { Links, Mail } from '#app/mail/ports.ts';
import { type Language, languages } from '#content/languages.ts';
import { WAITING_KINDS } from '#server/outbox/on-hold.ts';

const MARK = 'TYPED-BY-A-VISITOR';
const STAFF_PAGE = 'https://site.example/staff/token';
const RECEIVED = Date.UTC(2026, 10, 22, 9);
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
  signed: Links['signed'] = (_purpose, path) => `https://site.example${path}/token`,
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
      receivedAt: RECEIVED,
      dueAt: Date.UTC(2026, 10, 23, 9),
      ...(seat ? { seat } : {}),
    },
    links: {
      page: (path, { prefix }) => `https://site.example${prefix}${path}`,
      signed,
      staff: () => STAFF_PAGE,
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
          document.querySelector('script, img:not([src^="cid:"]), link, b')?.outerHTML ?? null,
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

  test(`the digest of errors shows what the log has of each (${language.code})`, () => {
    const kind = {
      line: 'a page failed',
      route: 'form',
      name: 'SqliteError',
      code: 'SQLITE_FULL',
      place: 'save (index.js:12:34)',
      release: '3f2a9c0d1e4b',
      count: 7,
      first: RECEIVED,
      last: RECEIVED + DAY,
      visitorCodes: ['E-K7F-4WM', 'E-M2P-8XT'],
    };
    const kinds = [kind, { ...kind, line: 'purging failed', count: 1, visitorCodes: [] }];
    const url = 'https://www.firm.example';
    const { subject, text } = composeErrorDigest(language.code, { kinds, further: 4 }, url);
    expect(subject).toContain('12');
    for (const shown of [
      url,
      'a page failed',
      'purging failed',
      'SqliteError (SQLITE_FULL)',
      'save (index.js:12:34)',
      '3f2a9c0d1e4b',
      '2026-11-22T09:00:00.000Z',
      '2026-11-23T09:00:00.000Z',
      'E-K7F-4WM, E-M2P-8XT',
    ])
      expect(text).toContain(shown);
    expect(`${subject}${text}`).not.toMatch(/\{\w+\}|undefined/);
  });
}

test.each([
  [
    'a message',
    90 * DAY,
    (signed: Links['signed']) => mailsOf(contact, TYPED, undefined, english, undefined, signed),
  ],
  [
    'a webinar',
    endsAt(seminar) + 90 * DAY - RECEIVED,
    (signed: Links['signed']) => mailsOf(webinar, TYPED, seminar, english, 'waiting', signed),
  ],
] as const)(
  'the personal link in the mails about %s works as long as they state',
  (_of, life, write) => {
    vi.useFakeTimers({ now: RECEIVED, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const lives: number[] = [];
    const mails = write((_purpose, path, _content, _language, validFor) => {
      lives.push(validFor);
      return `https://site.example${path}/token`;
    }).filter(({ audience }) => audience === 'visitor');
    expect(lives).toEqual(mails.map(() => life));
    for (const { text } of mails) expect(text).toContain(formatDay(RECEIVED + life, english));
  },
);

test('mails to the firm have everything typed, the staff page and a link to a new mail', () => {
  const notices = EVERY.flatMap(([, write]) => write(english)).filter(
    ({ audience }) => audience === 'firm',
  );
  for (const { replyTo, text } of notices) {
    expect(text).toContain('mailto:layla@example.com?subject=');
    expect(text).toContain(STAFF_PAGE);
    // There is no Reply-To, because a reply would quote the link to the staff page.
    expect(replyTo).toBeUndefined();
  }
  expect(notices[0]?.text).toContain(`${MARK} <b>bold</b>`);
});

test('the mail about a free seat is the same when it is written again', () => {
  const shown = readRecords(english, 'webinars').find((one) => endsAt(one) > Date.now());
  if (!shown) throw new Error('There is no coming webinar');
  const tokens = { sign: () => 'token', open: () => undefined };
  const receipt = {
    id: 'id',
    reference: 'K7F-4WM',
    form: 'webinar',
    receivedAt: RECEIVED,
  } as const;
  const again = writeSeatMail(
    { slug: shown.slug, language: 'en', receipt },
    { origin: 'https://site.example', tokens },
  );
  const first = mailsOf(webinar, TYPED, shown, english, 'waiting').find(({ waits }) => waits);
  expect(again?.subject).toBe(first?.subject);
  expect(again?.calendar).toEqual(first?.calendar);
  expect(again?.text).toContain(formatDay(shown.starts, english));
  expect(again?.text).toContain('https://site.example/your-data/token');
  const unknown = { slug: 'none', language: 'en', receipt } as const;
  expect(writeSeatMail(unknown, { origin: 'https://site.example', tokens })).toBeUndefined();
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

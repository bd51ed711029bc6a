import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { readAllRecords, readEmails } from '#app/content/read.server.ts';
import type { Receipt, WebinarOccasion } from '#app/forms/engine/ports.ts';
import { lettersTo, writeWebinarMail } from '#app/forms/webinar/letters.server.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import { joinUrlOf } from '#app/kinds/webinars/join-url.server.ts';
import type { Mail } from '#app/mail/ports.ts';
import { type Language, languages, originalLanguage } from '#content/languages.ts';

const first = readAllRecords(originalLanguage, 'webinars').find(({ slug }) => joinUrlOf(slug));
if (!first) throw new Error('No webinar has a link to join');
const { slug, starts } = first;
const JOIN = joinUrlOf(slug) ?? '';
const SITE = {
  origin: 'https://site.example',
  tokens: { sign: () => 'token', open: () => undefined },
};
const RECEIPT: Receipt = {
  id: 'id',
  reference: 'K7F-4WM',
  form: 'webinar',
  receivedAt: starts - 20 * DAY,
  seat: 'seat',
};

function webinarIn(language: Language) {
  const webinar = readAllRecords(language, 'webinars').find((one) => one.slug === slug);
  if (!webinar) throw new Error(`${slug} is missing in ${language.code}`);
  return webinar;
}

function confirmationAt(language: Language, now: number, seat: Receipt['seat'] = 'seat'): Mail[] {
  const links = {
    page: (path: string) => `${SITE.origin}${path}`,
    signed: () => `${SITE.origin}/your-data/token`,
    staff: () => `${SITE.origin}/staff/token`,
  };
  const receipt = { ...RECEIPT, ...(seat && { seat }) };
  return lettersTo({ language, receipt, links, subject: webinarIn(language) }, now);
}

function mailAbout(language: Language, occasion: WebinarOccasion, seat?: 'waiting'): Mail {
  const mail = writeWebinarMail(
    { slug, language: language.code, receipt: { ...RECEIPT, ...(seat && { seat }) } },
    { kind: 'kind', occasion, now: starts - DAY },
    SITE,
  );
  if (!mail) throw new Error('There is no mail');
  return mail;
}

function eventIn({ calendar }: Mail) {
  const component = new ICAL.Component(ICAL.parse(calendar?.content ?? ''));
  const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined);
  const property = (name: string) => String(event.component.getFirstPropertyValue(name) ?? '');
  return { method: String(component.getFirstPropertyValue('method')), event, property };
}

afterEach(() => {
  webinarsBack();
  vi.unstubAllEnvs();
});

function change(facts: { cancelled?: boolean; cancelledReason?: string }) {
  for (const language of languages) Object.assign(webinarIn(language), facts);
}
const webinarsBack = () => {
  for (const language of languages) {
    const webinar = webinarIn(language);
    webinar.cancelled = false;
    delete webinar.cancelledReason;
  }
};

for (const language of languages) {
  const { code, dir } = language;

  test(`a confirmation has the link only if the mail of the day before is due (${code})`, () => {
    const early = confirmationAt(language, starts - DAY - 1);
    expect(early.map(({ kind }) => kind)).toEqual(['confirmation']);
    expect(JSON.stringify(early)).not.toContain(JOIN);
    for (const [now, kind] of [
      [starts - DAY, 'access-day-'],
      [starts - HOUR, 'access-hour-'],
      [starts + 1, 'access-hour-'],
    ] as const) {
      const [late] = confirmationAt(language, now);
      expect(late?.kind).toContain(kind);
      expect(late?.text).toContain(JOIN);
      expect(late?.html).toContain(`href="${JOIN}"`);
      expect(eventIn(late as Mail).property('location')).toBe(JOIN);
    }
  });

  test(`people on the waiting list never get the link (${code})`, () => {
    for (const now of [starts - 20 * DAY, starts - HOUR])
      expect(JSON.stringify(confirmationAt(language, now, 'waiting'))).not.toContain(JOIN);
  });

  test(`the mail with the link updates the invitation of the confirmation (${code})`, () => {
    const [confirmation] = confirmationAt(language, starts - 20 * DAY);
    const mail = mailAbout(language, { reason: 'access' });
    const [before, after] = [eventIn(confirmation as Mail), eventIn(mail)];
    expect([after.event.uid, after.method, after.event.sequence]).toEqual([
      before.event.uid,
      before.method,
      before.event.sequence,
    ]);
    expect(Date.parse(after.property('dtstamp'))).toBeGreaterThan(
      Date.parse(before.property('dtstamp')),
    );
    expect([after.property('location'), after.property('url')]).toEqual([JOIN, JOIN]);
    expect(after.event.startDate.toJSDate().getTime()).toBe(starts);
    const { document } = new JSDOM(mail.html).window;
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([code, dir]);
    expect(document.querySelector(`a[href="${JOIN}"]`)?.textContent).toBe(
      readEmails(language).access.action,
    );
    expect(mail.text).toContain(formatDay(starts, language));
    expect(mail.text.startsWith('\u200f')).toBe(dir === 'rtl');
    expect(mail.sendBefore).toBe(starts);
  });

  test(`a mail about a seat links to calendars on the web with the right time (${code})`, () => {
    for (const mail of [
      ...confirmationAt(language, starts - 20 * DAY),
      mailAbout(language, { reason: 'access' }),
    ]) {
      const links = [...new JSDOM(mail.html).window.document.querySelectorAll('a')].map(
        ({ href }) => new URL(href),
      );
      const google = links.find(({ host }) => host === 'calendar.google.com')?.searchParams;
      const outlook = links.find(({ host }) => host === 'outlook.office.com')?.searchParams;
      const utc = (moment: number) => new Date(moment).toISOString().replace('.000Z', 'Z');
      const ends = endsAt(webinarIn(language));
      const heading = webinarIn(language).heading.replaceAll('\u00a0', ' ');
      expect(google?.get('dates')).toBe(
        `${utc(starts)}/${utc(ends)}`.replaceAll('-', '').replaceAll(':', ''),
      );
      expect([outlook?.get('startdt'), outlook?.get('enddt')]).toEqual([utc(starts), utc(ends)]);
      expect([google?.get('text'), outlook?.get('subject')]).toEqual([heading, heading]);
    }
  });

  test(`the mail about a move has both dates and a higher sequence number (${code})`, () => {
    const previousStart = starts - 7 * DAY;
    const occasion = { reason: 'moved', previousStart, sequence: 30_000 } as const;
    const { text, html, ...mail } = mailAbout(language, occasion);
    for (const moment of [starts, previousStart])
      for (const part of [text, html]) {
        expect(part).toContain(formatDay(moment, language));
        expect(part).toContain(formatTime(moment, language));
      }
    const { method, event, property } = eventIn({ text, html, ...mail });
    expect([method, property('status'), event.sequence]).toEqual(['PUBLISH', 'CONFIRMED', 30_000]);
    expect(`${mail.subject}${text}`).not.toMatch(/\{\w+\}|undefined/);
    expect(mailAbout(language, occasion, 'waiting').calendar).toBeUndefined();
  });

  test(`the mail about a cancellation has the reason and removes the event (${code})`, () => {
    change({ cancelled: true, cancelledReason: 'The host is ill.' });
    const occasion = { reason: 'cancelled', previousStart: starts, sequence: 30_001 } as const;
    const mail = mailAbout(language, occasion);
    expect(mail.text).toContain('The host is ill.');
    expect(mail.html).toContain('The host is ill.');
    const { method, event, property } = eventIn(mail);
    expect([method, property('status'), event.sequence]).toEqual(['CANCEL', 'CANCELLED', 30_001]);
    expect(event.uid).toBe(eventIn(mailAbout(language, { ...occasion })).event.uid);
    expect(property('organizer')).toMatch(/^mailto:/);
    expect(JSON.stringify(mail)).not.toContain(JOIN);
  });
}

test('without a link to join there is no mail with it', () => {
  const other = readAllRecords(originalLanguage, 'webinars').find((one) => !joinUrlOf(one.slug));
  const registration = { slug: other?.slug ?? '', language: 'en', receipt: RECEIPT } as const;
  const mail = { kind: 'kind', occasion: { reason: 'access' }, now: starts } as const;
  expect(writeWebinarMail(registration, mail, SITE)).toBeUndefined();
});

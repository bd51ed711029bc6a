import { expect, onTestFinished, test } from 'vitest';
import { organization } from '#app/content/read.server.ts';
import { toMoment } from '#app/i18n/moment.ts';
import { languages } from '#content/languages.ts';
import { calendarOf, calendarResponse } from './calendar.server.ts';
import type { Webinar } from './schema.ts';
import { setAnnouncedSequences } from './sequence.server.ts';

const [english, arabic] = languages;

const webinar: Webinar = {
  slug: 'made-up',
  draft: false,
  title: 'Made up',
  description: 'A webinar that nobody will hold',
  heading: 'Made up, for a test; with marks',
  lead: 'It is not held.',
  starts: toMoment('2026-12-08 15:30'),
  minutes: 90,
  seats: 60,
  spoken: 'ar',
  cancelled: false,
  updated: '2026-11-02',
  host: 'Nobody',
  points: ['Nothing'],
  body: { nodes: [], fallback: false },
};

const UID = `UID:made-up@${organization.email.split('@')[1]}`;

/** iCalendar folds long lines, so join them again. */
const linesOf = (webinars: Webinar[], language: (typeof languages)[number] = english) =>
  calendarOf(webinars, language).replaceAll('\r\n ', '').split('\r\n');

test('a webinar has the status "confirmed" and its time in UTC', () => {
  const lines = linesOf([webinar]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'STATUS:CONFIRMED',
      'DTSTART:20261208T123000Z',
      'DTEND:20261208T140000Z',
      'METHOD:PUBLISH',
    ]),
  );
});

test('a cancelled webinar stays in the calendar, and only it is marked as cancelled', () => {
  const lines = linesOf([
    { ...webinar, cancelled: true },
    { ...webinar, slug: 'other' },
  ]);
  expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual([
    'STATUS:CANCELLED',
    'STATUS:CONFIRMED',
  ]);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});

test('the identifier stays the same in every language and after every change', () => {
  const uidOf = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'));
  const changed = {
    ...webinar,
    heading: 'Another',
    starts: toMoment('2027-01-19 16:00'),
    cancelled: true,
    updated: '2026-12-01',
  };
  expect(uidOf(linesOf([webinar]))).toEqual([UID]);
  expect(uidOf(linesOf([webinar], arabic))).toEqual([UID]);
  expect(uidOf(linesOf([changed]))).toEqual([UID]);
});

test('the sequence number rises with each day of a change (RFC 5545, 3.8.7.4)', () => {
  const days = ['2011-01-01', '2026-11-02', '2026-11-03', '2027-01-01'];
  const numbers = days.map((updated) =>
    Number(
      linesOf([{ ...webinar, updated }])
        .find((line) => line.startsWith('SEQUENCE:'))
        ?.split(':')[1],
    ),
  );
  expect(numbers).toEqual([14_975, 20_759, 20_760, 20_819]);
  expect(linesOf([webinar], arabic)).toContain('SEQUENCE:20759');
});

test('the time stamp is the day of the last change: same content, same bytes', () => {
  expect(linesOf([webinar])).toEqual(
    expect.arrayContaining(['DTSTAMP:20261101T210000Z', 'LAST-MODIFIED:20261101T210000Z']),
  );
  expect(linesOf([{ ...webinar, updated: '2026-12-01' }])).toContain('DTSTAMP:20261130T210000Z');
  expect(calendarOf([webinar], english)).toBe(calendarOf([webinar], english));
});

test('an event links to its page in the language of the calendar', () => {
  expect(linesOf([webinar])).toContain('URL;VALUE=URI:https://site.example/webinars/made-up');
  expect(linesOf([webinar], arabic)).toContain(
    'URL;VALUE=URI:https://site.example/ar/webinars/made-up',
  );
});

test('special characters of the format are escaped', () => {
  expect(linesOf([webinar])).toContain('SUMMARY:Made up\\, for a test\\; with marks');
});

test('the answer has the content type of a calendar', async () => {
  const response = calendarResponse([webinar], english);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(await response.text()).toBe(calendarOf([webinar], english));
});

test('the calendars have the sequence number that the server announced, if it is higher', () => {
  onTestFinished(() => void setAnnouncedSequences(new Map(), [webinar]));
  expect(setAnnouncedSequences(new Map([['made-up', 20_759]]), [webinar])).toBe(false);
  expect(setAnnouncedSequences(new Map([['made-up', 20_761]]), [webinar])).toBe(true);
  expect(linesOf([webinar])).toContain('SEQUENCE:20761');
  expect(linesOf([{ ...webinar, updated: '2027-01-01' }])).toContain('SEQUENCE:20819');
  expect(setAnnouncedSequences(new Map([['made-up', 20_761]]), [webinar])).toBe(false);
});

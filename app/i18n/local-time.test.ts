import { expect, test, vi } from 'vitest';
import { languages } from '#content/languages.ts';
import { MINUTE } from './durations.ts';
import { localTime } from './local-time.server.ts';
import { localTimeText } from './local-time.ts';
import { localHours, OFFICE_HOURS } from './office-hours.server.ts';

const [english, arabic] = languages;
const { start, end } = OFFICE_HOURS;

const WINTER = Date.UTC(2026, 0, 7);
const SUMMER = Date.UTC(2026, 6, 15);

/** The text of the office hours on a device in a time zone. */
function hoursIn(
  timeZone: string,
  template: string,
  language: (typeof languages)[number] = english,
  now = WINTER,
): string {
  vi.stubEnv('TZ', timeZone);
  return localTimeText(localHours(template, language), now);
}

test.each([
  ['America/Los_Angeles', '09:00–18:00'],
  ['Europe/Berlin', '18:00–03:00'],
  ['Asia/Riyadh', '20:00–05:00'],
  ['Asia/Kolkata', '22:30–07:30'],
])('hours are in the time of the reader in %s', (timeZone, hours) => {
  expect(hoursIn(timeZone, '{from}–{to}')).toBe(hours);
});

test.each([
  ['Europe/London', WINTER, '+0'],
  ['Europe/London', SUMMER, '+1'],
  ['America/Los_Angeles', WINTER, '−8'],
  ['Asia/Kolkata', WINTER, '+5:30'],
  ['America/St_Johns', WINTER, '−3:30'],
])('the offset from Greenwich is the one at that time (%s)', (timeZone, now, offset) => {
  expect(hoursIn(timeZone, 'GMT{offset}', english, now)).toBe(`GMT\u2068${offset}\u2069`);
});

test('weekly hours are those of this week, because clocks may have changed', () => {
  expect(hoursIn('Europe/London', '{from}–{to}')).toBe('17:00–02:00');
  expect(hoursIn('Europe/London', '{from}–{to}', english, SUMMER)).toBe('18:00–03:00');
  expect(hoursIn('America/Los_Angeles', '{firstDay} {from}', english, SUMMER)).toBe('Monday 10:00');
});

test('weekdays differ where the hours begin on another day than in Riyadh', () => {
  expect(hoursIn('Europe/Berlin', '{firstDay}–{lastDay}')).toBe('Monday–Friday');
  expect(hoursIn('Asia/Tokyo', '{firstDay}–{lastDay}')).toBe('Tuesday–Saturday');
  expect(hoursIn('Asia/Tokyo', 'من {firstDay} إلى {lastDay}', arabic)).toBe(
    'من الثلاثاء إلى السبت',
  );
});

test.each([
  ['Asia/Riyadh', 'Tuesday, 8 December 2026, 01:30–02:30'],
  ['America/New_York', 'Monday, 7 December 2026, 17:30–18:30'],
  ['Pacific/Kiritimati', 'Tuesday, 8 December 2026, 12:30–13:30'],
])(
  'a single span has the day and the time of the reader in %s, at any time of reading',
  (timeZone, text) => {
    vi.stubEnv('TZ', timeZone);
    const early = Date.UTC(2026, 11, 7, 22, 30);
    const span = localTime('{day}, {from}–{to}', early, early + 60 * MINUTE, english);
    expect(localTimeText(span, Date.UTC(2027, 6, 1))).toBe(text);
  },
);

test('a reader may have the day after Riyadh’s', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(localTimeText(localTime('{day}', start, end, english))).toBe('Tuesday, 6 January 2026');
  expect(localTimeText(localTime('{day}', start, end, arabic))).toBe('الثلاثاء، 6 يناير 2026');
});

test('an unknown placeholder stays visible', () => {
  expect(hoursIn('Asia/Riyadh', '{from} {name}')).toBe('20:00 {name}');
});

import { expect, test, vi } from 'vitest';
import { languages } from '#content/languages.ts';
import { HOUR } from './durations.ts';
import { localTime } from './local-time.server.ts';
import { localTimeText } from './local-time.ts';

const [english, arabic] = languages;

const WINTER = Date.UTC(2026, 0, 5, 17);
const SUMMER = Date.UTC(2026, 6, 15, 17);

/** A period of nine hours, as a device in this time zone shows it. */
function spanIn(timeZone: string, template: string, start = WINTER): string {
  vi.stubEnv('TZ', timeZone);
  return localTimeText(localTime(template, start, start + 9 * HOUR, english));
}

test.each([
  ['America/Los_Angeles', '09:00–18:00'],
  ['Europe/Berlin', '18:00–03:00'],
  ['Asia/Kolkata', '22:30–07:30'],
])('hours are in the time of the reader in %s', (timeZone, hours) => {
  expect(spanIn(timeZone, '{from}–{to}')).toBe(hours);
});

test.each([
  ['Europe/London', WINTER, '+0'],
  ['Europe/London', SUMMER, '+1'],
  ['America/Los_Angeles', WINTER, '−8'],
  ['Asia/Kolkata', WINTER, '+5:30'],
  ['America/St_Johns', WINTER, '−3:30'],
])('the offset from Greenwich is the one at that time (%s)', (timeZone, start, offset) => {
  expect(spanIn(timeZone, 'GMT{offset}', start)).toBe(`GMT\u2068${offset}\u2069`);
});

test.each([
  ['Asia/Dubai', 'Tuesday, 8 December 2026, 02:30–03:30'],
  ['America/New_York', 'Monday, 7 December 2026, 17:30–18:30'],
  ['Pacific/Kiritimati', 'Tuesday, 8 December 2026, 12:30–13:30'],
])('a span has the day and the time of the reader in %s', (timeZone, text) => {
  vi.stubEnv('TZ', timeZone);
  const early = Date.UTC(2026, 11, 7, 22, 30);
  const span = localTime('{day}, {from}–{to}', early, early + HOUR, english);
  expect(localTimeText(span)).toBe(text);
});

test.each(['Asia/Riyadh', 'Africa/Nairobi'])(
  'the time of Riyadh is not written again for %s',
  (zone) => {
    expect(spanIn(zone, '{day}, {from}')).toBe('');
  },
);

test('a reader may have the day after Riyadh’s', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(localTimeText(localTime('{day}', WINTER, WINTER, english))).toBe(
    'Tuesday, 6 January 2026',
  );
  expect(localTimeText(localTime('{day}', WINTER, WINTER, arabic))).toBe('الثلاثاء، 6 يناير 2026');
});

test('an unknown placeholder stays visible', () => {
  expect(spanIn('Asia/Dubai', '{from} {name}')).toBe('21:00 {name}');
});

import { expect, test, vi } from 'vitest';
import { languages } from '#content/languages.ts';
import { localTimeText } from './local-time.ts';
import { OFFICE_HOURS } from './office-hours.ts';

const [english, arabic] = languages;

const WINTER = Date.UTC(2026, 0, 7);

/** The office hours for a reader whose device keeps the time of a zone. */
function textIn(timeZone: string, template: string, language: (typeof languages)[number] = english, now = WINTER): string {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  return localTimeText(template, OFFICE_HOURS, language, now);
}

test.each([
  ['America/Los_Angeles', '09:00–18:00'],
  ['Europe/Berlin', '18:00–03:00'],
  ['Asia/Riyadh', '20:00–05:00'],
  ['Asia/Kolkata', '22:30–07:30'],
])('hours are those of the reader in %s', (timeZone, hours) => {
  expect(textIn(timeZone, '{from}–{to}')).toBe(hours);
});

test('hours of every week are told for the week that it is, when the reader’s clocks may have changed', () => {
  const july = Date.UTC(2026, 6, 15);
  expect(textIn('Europe/London', '{from}–{to}')).toBe('17:00–02:00');
  expect(textIn('Europe/London', '{from}–{to}', english, july)).toBe('18:00–03:00');
  expect(textIn('America/Los_Angeles', '{firstDay} {from}, {day}', english, july)).toBe('Monday 10:00, Monday, 13 July 2026');
});

test('a time that is once stays that time', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Asia/Riyadh',
  });
  const { start, end } = OFFICE_HOURS;
  expect(localTimeText('{day}', { start, end }, english, Date.UTC(2027, 0, 1))).toBe('Monday, 5 January 2026');
});

test('weekdays and the day move where the hours pass midnight', () => {
  expect(textIn('Europe/Berlin', '{firstDay}–{lastDay}, {day}')).toBe('Monday–Friday, Monday, 5 January 2026');
  expect(textIn('Asia/Tokyo', '{firstDay}–{lastDay}, {day}')).toBe('Tuesday–Saturday, Tuesday, 6 January 2026');
});

test('zone and weekdays are named in the language of the page', () => {
  expect(textIn('Europe/Berlin', '{zone}')).toBe('Central European Time');
  expect(textIn('Europe/Berlin', 'من {firstDay} إلى {lastDay}، {zone}', arabic)).toBe('من الاثنين إلى الجمعة، توقيت وسط أوروبا');
});

test('a placeholder that is no part of a time stays to be seen', () => {
  expect(textIn('Asia/Riyadh', '{from} {name}')).toBe('20:00 {name}');
});

import { expect, test, vi } from 'vitest';
import { languages } from '#content/languages.ts';
import { OFFICE_HOURS } from './office-hours.server.ts';

const [english, arabic] = languages;

const WINTER = Date.UTC(2026, 0, 7);

/** The function as it is loaded on a device that keeps the time of a zone. */
async function localTimeTextIn(timeZone: string): Promise<typeof import('./local-time.ts').localTimeText> {
  vi.stubEnv('TZ', timeZone);
  vi.resetModules();
  return (await import('./local-time.ts')).localTimeText;
}

/** The office hours for a reader whose device keeps the time of a zone. */
async function textIn(timeZone: string, template: string, language: (typeof languages)[number] = english, now = WINTER): Promise<string> {
  return (await localTimeTextIn(timeZone))(template, OFFICE_HOURS, language, now);
}

test.each([
  ['America/Los_Angeles', '09:00–18:00'],
  ['Europe/Berlin', '18:00–03:00'],
  ['Asia/Riyadh', '20:00–05:00'],
  ['Asia/Kolkata', '22:30–07:30'],
])('hours are those of the reader in %s', async (timeZone, hours) => {
  expect(await textIn(timeZone, '{from}–{to}')).toBe(hours);
});

test('hours of every week are told for the week that it is, when the reader’s clocks may have changed', async () => {
  const july = Date.UTC(2026, 6, 15);
  expect(await textIn('Europe/London', '{from}–{to}')).toBe('17:00–02:00');
  expect(await textIn('Europe/London', '{from}–{to}', english, july)).toBe('18:00–03:00');
  expect(await textIn('America/Los_Angeles', '{firstDay} {from}, {day}', english, july)).toBe('Monday 10:00, Monday, 13 July 2026');
});

test('a time that is once stays that time', async () => {
  const localTimeText = await localTimeTextIn('Asia/Riyadh');
  const { start, end } = OFFICE_HOURS;
  expect(localTimeText('{day}', { start, end }, english, Date.UTC(2027, 0, 1))).toBe('Monday, 5 January 2026');
});

test('weekdays and the day move where the hours pass midnight', async () => {
  expect(await textIn('Europe/Berlin', '{firstDay}–{lastDay}, {day}')).toBe('Monday–Friday, Monday, 5 January 2026');
  expect(await textIn('Asia/Tokyo', '{firstDay}–{lastDay}, {day}')).toBe('Tuesday–Saturday, Tuesday, 6 January 2026');
});

test('zone and weekdays are named in the language of the page', async () => {
  expect(await textIn('Europe/Berlin', '{zone}')).toBe('Central European Time');
  expect(await textIn('Europe/Berlin', 'من {firstDay} إلى {lastDay}، {zone}', arabic)).toBe('من الاثنين إلى الجمعة، توقيت وسط أوروبا');
});

test('a placeholder that is no part of a time stays to be seen', async () => {
  expect(await textIn('Asia/Riyadh', '{from} {name}')).toBe('20:00 {name}');
});

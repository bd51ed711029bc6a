import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { DAY } from './durations.ts';
import { OFFICE_HOURS, riyadhHours } from './office-hours.server.ts';

const [english, arabic] = languages;

test('the hours are 9 to 18 at UTC−8, from Monday to Friday of one week', () => {
  const inZone = (moment: number) => new Date(moment - 8 * 3_600_000);
  const { start, end, last } = OFFICE_HOURS;
  expect([start, end, last].map((moment) => inZone(moment).getUTCDay())).toEqual([1, 1, 5]);
  expect([start, end, last].map((moment) => inZone(moment).toISOString().slice(11, 16))).toEqual([
    '09:00',
    '18:00',
    '09:00',
  ]);
  expect(last - start).toBe(4 * DAY);
});

test('in Riyadh the hours begin in the evening and end in the early morning', () => {
  expect(riyadhHours(english)).toEqual({
    firstDay: 'Monday',
    lastDay: 'Friday',
    from: '20:00',
    to: '05:00',
  });
  expect(riyadhHours(arabic)).toEqual({
    firstDay: 'الاثنين',
    lastDay: 'الجمعة',
    from: '20:00',
    to: '05:00',
  });
});

import { expect, test } from 'vitest';
import { riyadhIso, toMoment } from '#app/i18n/moment.ts';
import { momentOfDay } from './moment-of-day.ts';

test('a day becomes noon in Riyadh, the same day from Alaska to New Zealand', () => {
  const moment = momentOfDay('2026-11-02');
  expect(riyadhIso(moment)).toBe('2026-11-02T12:00:00+03:00');
  for (const timeZone of [
    'America/Anchorage',
    'America/New_York',
    'Europe/London',
    'Asia/Riyadh',
    'Asia/Tokyo',
    'Pacific/Auckland',
  ]) {
    expect([timeZone, new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)]).toEqual([
      timeZone,
      '2026-11-02',
    ]);
  }
});

test('a record that was published at a moment of its own day has that moment', () => {
  expect(momentOfDay('2026-12-01', toMoment('2026-12-01 09:00'))).toBe(
    toMoment('2026-12-01 09:00'),
  );
});

test('a record that was published on another day keeps the day that its page shows', () => {
  expect(momentOfDay('2026-12-01', toMoment('2026-12-03 09:00'))).toBe(
    toMoment('2026-12-01 12:00'),
  );
});

import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#app/i18n/durations.ts';
import { riyadhDay, riyadhIso } from '#app/i18n/moment.ts';
import {
  dueText,
  endOfDay,
  isWorkday,
  parseLength,
  parseSince,
  previousWorkday,
  riyadhTime,
  startOfDay,
} from './riyadh-time.ts';

const at = (written: string) => Date.parse(written);

test('moments are shown in Riyadh time, even on another day than in UTC', () => {
  const moment = at('2026-11-21T22:04:05.678Z');
  expect(riyadhIso(moment)).toBe('2026-11-22T01:04:05+03:00');
  expect(riyadhTime(moment)).toBe('2026-11-22 01:04');
  expect(riyadhDay(moment)).toBe('2026-11-22');
  expect(startOfDay(moment)).toBe(at('2026-11-22T00:00+03:00'));
  expect(endOfDay(moment)).toBe(at('2026-11-23T00:00+03:00'));
});

test.each([
  [3 * HOUR + 59 * MINUTE, 'in 3 h'],
  [59 * MINUTE, 'in 59 min'],
  [0, 'in 0 min'],
  [-1, 'late by 0 min'],
  [-2 * HOUR, 'late by 2 h'],
  [47 * HOUR, 'in 47 h'],
  [-72 * HOUR, 'late by 3 d'],
])('an answer due in %i ms is shown as "%s"', (distance, text) => {
  expect(dueText(1_000_000 + distance, 1_000_000)).toBe(text);
});

test('the working week is from Sunday to Thursday', () => {
  const days = ['2026-11-22', '2026-11-26', '2026-11-27', '2026-11-28'].map((day) =>
    isWorkday(at(`${day}T00:00+03:00`)),
  );
  expect(days).toEqual([true, true, false, false]);
  expect(previousWorkday(at('2026-11-22T08:00+03:00'))).toBe(at('2026-11-19T00:00+03:00'));
  expect(previousWorkday(at('2026-11-24T08:00+03:00'))).toBe(at('2026-11-23T00:00+03:00'));
});

test('a start is a duration or a day', () => {
  const now = at('2026-11-22T12:00+03:00');
  expect(parseSince('7d', now)).toBe(at('2026-11-15T12:00+03:00'));
  expect(parseSince('90m', now)).toBe(now - 90 * MINUTE);
  expect(parseSince('2w', now)).toBe(now - 14 * 24 * HOUR);
  expect(parseSince('2026-11-01', now)).toBe(at('2026-11-01T00:00+03:00'));
  for (const wrong of ['', '7', 'd', '7 days', '-7d', '2026-02-30', '01.11.2026'])
    expect(parseSince(wrong, now)).toBeUndefined();
  expect(parseLength('4h')).toBe(4 * HOUR);
});

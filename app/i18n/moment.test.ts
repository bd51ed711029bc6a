import { expect, test } from 'vitest';
import { isMoment, monthsBetween, toMoment } from './moment.ts';

test.each([
  '2026-12-01',
  '2026-12-01 17:00',
  '2026-12-01T17:00',
  '2026-12-01 00:00',
  '2026-12-31 23:59',
  '2028-02-29',
])('%s is a moment', (written) => {
  expect(isMoment(written)).toBe(true);
});

const NO_MOMENTS = [
  '2026-02-30',
  '2026-02-30 09:00',
  '2027-02-29',
  '2026-13-01',
  '2026-12-00',
  '2026-12-01 24:00',
  '2026-12-01 17:60',
  '2026-12-01 17:00:00',
  '2026-12-01 9:00',
  '2026-12-1',
  ' 2026-12-01',
  '2026-12-01\n',
  '1 December 2026',
  '',
];

test.each(NO_MOMENTS)('“%s” is not a moment, and is not read as another one', (written) => {
  expect(isMoment(written)).toBe(false);
  expect(() => toMoment(written)).toThrow(RangeError);
});

test('a day begins at midnight in Riyadh, three hours before UTC', () => {
  expect(toMoment('2026-12-01')).toBe(Date.UTC(2026, 10, 30, 21));
  expect(toMoment('2026-07-01')).toBe(Date.UTC(2026, 5, 30, 21));
});

test('a time of day is in Riyadh time', () => {
  expect(toMoment('2026-12-01 17:30')).toBe(Date.UTC(2026, 11, 1, 14, 30));
  expect(toMoment('2026-12-01T17:30')).toBe(Date.UTC(2026, 11, 1, 14, 30));
});

test('an end without a time includes its day, and an end with a time is that time', () => {
  expect(toMoment('2026-12-31', { end: true })).toBe(toMoment('2027-01-01'));
  expect(toMoment('2026-12-31 00:00', { end: true })).toBe(toMoment('2026-12-31'));
  expect(toMoment('2026-12-31 17:00', { end: true })).toBe(toMoment('2026-12-31 17:00'));
});

test.each([
  ['2026-11-16', '2027-01-31', ['2026-12-01', '2027-01-01']],
  ['2026-12-01', '2027-01-01', []],
  ['2026-12-03', '2026-12-09', []],
])('the months between %s and %s begin on %j', (start, end, months) => {
  expect(monthsBetween(toMoment(start), toMoment(end))).toEqual(months);
});

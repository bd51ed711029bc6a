import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { bandOf, formatHours, formatRange } from './range.server.ts';

const [english, arabic] = languages;

test('a range has a word between its ends in Arabic', () => {
  expect(formatRange(6, 10, english)).toBe('6–10');
  expect(formatRange(6, 10, arabic)).toBe('6 إلى 10');
});

test('a band has two ends', () => {
  expect(bandOf('51-200')).toEqual({ from: '51', to: '200' });
});

test('a part of a day has the hours of the clock of the language', () => {
  expect(formatHours('08:00', '08:15', english)).toBe('08:00–08:15');
  expect(formatHours('08:00', '08:15', arabic)).toBe('8:00 إلى 8:15\u00a0صباحًا');
  expect(formatHours('11:30', '13:00', arabic)).toBe('11:30 إلى 1:00\u00a0ظهرًا');
});

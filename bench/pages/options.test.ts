import { expect, test } from 'vitest';
import { UsageError } from '#scripts/failures.ts';
import { choosePages, readLighthouseOptions, readPagesOptions } from './options.ts';

test('by default, every page is measured five times, and by Lighthouse three times', () => {
  expect(readPagesOptions([])).toEqual({ pages: [], runs: 5, navigation: true, site: [] });
  expect(readLighthouseOptions([])).toEqual({ pages: [], runs: 3 });
});

test('pages, runs and other sites are parsed', () => {
  const site = ['--site', 'old=http://127.0.0.1:4100/'];
  const words = ['--pages', '/, /ar,/contact', '--runs=9', '--no-navigation', ...site];
  expect(readPagesOptions(words)).toEqual({
    pages: ['/', '/ar', '/contact'],
    runs: 9,
    navigation: false,
    site: [{ name: 'old', origin: 'http://127.0.0.1:4100' }],
  });
});

test('invalid options are refused with a sentence', () => {
  for (const words of [
    ['--runs', '0'],
    ['--runs', 'many'],
    ['--site', 'http://127.0.0.1:4100'],
    ['--site', 'old=nowhere'],
  ])
    expect(() => readPagesOptions(words)).toThrow(UsageError);
});

test('all pages are chosen unless some are requested, and only built ones', () => {
  expect(choosePages(['/', '/ar'], [])).toEqual(['/', '/ar']);
  expect(choosePages(['/', '/ar'], ['/ar'])).toEqual(['/ar']);
  expect(() => choosePages(['/', '/ar'], ['/ar', '/none'])).toThrow('There is no page /none.');
});

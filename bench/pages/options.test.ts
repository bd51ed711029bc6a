import { expect, test } from 'vitest';
import { UsageError } from '#scripts/failures.ts';
import { choosePages, readLighthouseOptions, readPagesOptions } from './options.ts';

test('by default, every page is measured five times, and by Lighthouse three times', () => {
  expect(readPagesOptions([])).toEqual({ pages: [], runs: 5, site: [], navigation: true });
  expect(readLighthouseOptions([])).toEqual({ pages: [], runs: 3 });
});

test('pages, runs and other sites are parsed', () => {
  expect(readPagesOptions(['--pages', '/, /ar,/contact', '--runs=9', '--no-navigation'])).toEqual({
    pages: ['/', '/ar', '/contact'],
    runs: 9,
    site: [],
    navigation: false,
  });
  expect(
    readPagesOptions(['--site', 'a=https://a.example/x?y=1', '--site', 'b=http://127.0.0.1:1/'])
      .site,
  ).toEqual([
    { name: 'a', url: 'https://a.example/x?y=1' },
    { name: 'b', url: 'http://127.0.0.1:1/' },
  ]);
});

test('invalid options are refused with a sentence', () => {
  for (const words of [
    ['--runs', '0'],
    ['--runs', 'many'],
    ['--site', 'https://a.example'],
    ['--site', 'a=ftp://a.example'],
    ['--site', 'a='],
  ])
    expect(() => readPagesOptions(words)).toThrow(UsageError);
});

test('all pages are chosen unless some are requested, and only built ones', () => {
  expect(choosePages(['/', '/ar'], [])).toEqual(['/', '/ar']);
  expect(choosePages(['/', '/ar'], ['/ar'])).toEqual(['/ar']);
  expect(() => choosePages(['/', '/ar'], ['/ar', '/none'])).toThrow('There is no page /none.');
});

import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const SITE = 'https://www.example.com';

const comesFrom = (headers: Record<string, string>, origin = SITE) =>
  isSameOrigin(new Headers(headers), origin);

test('a page of the site has the same origin', () => {
  expect(comesFrom({ Origin: SITE })).toBe(true);
  expect(comesFrom({ Origin: SITE, 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
});

test('the origin of the request counts when the site has several names', () => {
  expect(comesFrom({ Origin: 'http://localhost:3000' }, 'http://localhost:3000')).toBe(true);
  expect(comesFrom({ Origin: 'http://localhost:3000' })).toBe(false);
  expect(comesFrom({ Origin: SITE }, 'http://localhost:3000')).toBe(false);
  expect(comesFrom({ Origin: 'http://localhost' }, 'http://localhost:80')).toBe(true);
});

test.each([
  'null',
  '',
  'http://www.example.com',
  'https://example.com',
  'https://www.example.com:8443',
  'https://www.example.com.evil.example',
  'https://www.example.com@evil.example',
  'https://www.example.com/',
  'https://evil.example, https://www.example.com',
])('"%s" is another origin', (origin) => {
  expect(comesFrom({ Origin: origin })).toBe(false);
  // No browser sends this combination.
  expect(comesFrom({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' })).toBe(false);
});

test('without Origin, Sec-Fetch-Site has to be same-origin', () => {
  expect(comesFrom({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  for (const site of ['same-site', 'cross-site', 'none', '', 'same-origin, same-origin'])
    expect(comesFrom({ 'Sec-Fetch-Site': site })).toBe(false);
  expect(comesFrom({})).toBe(false);
  expect(comesFrom({ Referer: `${SITE}/contact` })).toBe(false);
});

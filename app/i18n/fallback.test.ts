import { expect, test } from 'vitest';
import { hasFallback, isFallback, isolateFallback, withoutIsolate } from './fallback.ts';

test('a text that replaces a missing translation is recognized by its isolate', () => {
  expect(isFallback(isolateFallback('Contact'))).toBe(true);
  expect(isFallback('تواصلوا معنا')).toBe(false);
});

test('withoutIsolate returns the original text', () => {
  expect(withoutIsolate(isolateFallback('Contact'))).toBe('Contact');
  expect(withoutIsolate('Contact')).toBe('Contact');
});

test.each([
  ['a text', isolateFallback('Contact')],
  ['a text that was filled into another', `اتصل: ${isolateFallback('Contact')}`],
  ['a text in a list', { links: [{ label: isolateFallback('Contact') }] }],
  ['a text in Markdown', { body: { nodes: [], fallback: true } }],
])('finds a missing translation in data: %s', (_, data) => {
  expect(hasFallback(data)).toBe(true);
});

test('finds none where everything is translated', () => {
  expect(
    hasFallback({ heading: 'تواصلوا معنا', body: { nodes: [], fallback: false }, at: 3 }),
  ).toBe(false);
  expect(hasFallback(undefined)).toBe(false);
});

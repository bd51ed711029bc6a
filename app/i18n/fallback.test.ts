import { expect, test } from 'vitest';
import { isFallback, markFallback, say, unmark } from './fallback.ts';

test('a text that stands in for a translation says its own language and direction', () => {
  expect(say(markFallback('Contact'))).toEqual({ children: 'Contact', lang: 'en', dir: 'ltr' });
});

test('a translated text is itself', () => {
  expect(say('تواصلوا معنا')).toEqual({ children: 'تواصلوا معنا' });
  expect(isFallback('تواصلوا معنا')).toBe(false);
});

test('without its mark a text is what it was', () => {
  expect(unmark(markFallback('Contact'))).toBe('Contact');
  expect(unmark('Contact')).toBe('Contact');
});

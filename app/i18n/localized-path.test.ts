import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { languageOfPath } from './language-of-path.ts';
import { localizedPath, neutralPath, twinPath } from './localized-path.ts';

const [english, arabic] = languages;

test.each([
  ['/', 'en'],
  ['/services', 'en'],
  ['/arabic', 'en'],
  ['/ar', 'ar'],
  ['/ar/', 'ar'],
  ['/ar/services/ai-strategy', 'ar'],
  ['/services/ar', 'en'],
])('%s is in %s', (path, code) => {
  expect(languageOfPath(path).code).toBe(code);
});

test.each([
  ['/', '/ar'],
  ['/services', '/ar/services'],
  ['/services/ai-strategy', '/ar/services/ai-strategy'],
])('%s has its twin at %s, and the other way round', (english_, arabic_) => {
  expect(twinPath(english_, arabic)).toBe(arabic_);
  expect(twinPath(arabic_, english)).toBe(english_);
});

test('a path is the same with and without the slash of prerendering', () => {
  expect(neutralPath('/ar/')).toBe('/');
  expect(neutralPath('/ar/contact/')).toBe('/contact');
  expect(twinPath('/contact/', arabic)).toBe('/ar/contact');
});

test.each(['mailto:hello@miqyas.example', 'https://example.com/', '#start', '//evil.example'])(
  '%s is not a path of this site',
  (target) => {
    expect(localizedPath(target, arabic)).toBe(target);
  },
);

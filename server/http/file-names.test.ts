import { expect, test } from 'vitest';
import { addressOf, fileOf } from './file-names.ts';

test.each([
  ['/', 'index.html'],
  ['/ar', 'ar/index.html'],
  ['/ar/about-us', 'ar/about-us/index.html'],
  ['/about-us.data', 'about-us.data'],
  ['/blog/feed.xml', 'blog/feed.xml'],
  ['/contact?service=ai-strategy', 'contact%3Fservice=ai-strategy/index.html'],
  ['/ar/contact.data?service=ai-strategy', 'ar/contact%3Fservice=ai-strategy.data'],
])('%s is the file %s', (address, file) => {
  expect(fileOf(address)).toBe(file);
  expect(addressOf(file)).toBe(address);
});

import { expect, test } from 'vitest';
import { socialImagePath } from './social-image-path.ts';

test.each([
  ['/', '/social/index.png'],
  ['/about-us', '/social/about-us.png'],
  ['/services/ai-strategy', '/social/services/ai-strategy.png'],
  ['/ar', '/social/ar.png'],
  ['/ar/', '/social/ar.png'],
  ['/ar/about-us/', '/social/ar/about-us.png'],
])('the social image of %s is at %s', (pathname, picture) => {
  expect(socialImagePath(pathname)).toBe(picture);
});

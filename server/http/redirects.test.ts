import { expect, test } from 'vitest';
import { redirectTarget } from './redirects.ts';

test.each([
  ['/about-us/', '/about-us'],
  ['/ar/', '/ar'],
  ['/about-us/?from=mail', '/about-us?from=mail'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/services', '/services'],
  ['/en/services/?a=b', '/services?a=b'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example', '/evil.example'],
  ['/en//evil.example', '/evil.example'],
  ['/a//b', '/a/b'],
])('%s leads to %s', (from, to) => {
  expect(redirectTarget(from)).toBe(to);
});

test.each(['/', '/ar', '/services', '/english', '/services?next=/a/', '/assets/x.js'])('%s is right as it is', (target) => {
  expect(redirectTarget(target)).toBeUndefined();
});

test.each(['//evil.example/', '/\\evil.example/', '/en//evil.example/', '///evil.example', '/en/\\evil.example/'])(
  '%s never leads to another host',
  (from) => {
    expect(new URL(redirectTarget(from) ?? '', 'https://www.example.com').host).toBe('www.example.com');
  },
);

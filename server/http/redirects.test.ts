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
  ['/About-Us', '/about-us'],
  ['/AR/Contact/?Name=A', '/ar/contact?Name=A'],
  ['/EN/Services', '/services'],
  ['/Received/aB-C', '/received/aB-C'],
  ['/Ar/Your-Data/aB-C/', '/ar/your-data/aB-C'],
  ['/Newsletter/Confirm/aB-C', '/newsletter/confirm/aB-C'],
  ['/Blog/%D8%A7', '/blog/%D8%A7'],
  ['/about%2Dus', '/about-us'],
  ['/%61r/%43ontact', '/ar/contact'],
])('%s leads to %s', (from, to) => {
  expect(redirectTarget(from)).toBe(to);
});

test.each([
  '/',
  '/ar',
  '/services',
  '/english',
  '/services?next=/A/',
  '/assets/X.js',
  '/ar/received/aB-C',
  '/newsletter/preferences/aB-C',
  '/%D8%A7',
])('%s is right as it is', (target) => {
  expect(redirectTarget(target)).toBeUndefined();
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/en//evil.example/',
  '///evil.example',
  '/en/\\evil.example/',
])('%s never leads to another host', (from) => {
  expect(new URL(redirectTarget(from) ?? '', 'https://www.example.com').host).toBe(
    'www.example.com',
  );
});

test('what has moved is led to its present address at once, with its query', () => {
  const movedTo = (path: string) => (path === '/about' ? '/about-us#offices' : undefined);
  expect(redirectTarget('/About/?a=b', movedTo)).toBe('/about-us?a=b#offices');
  expect(redirectTarget('/about-us', movedTo)).toBeUndefined();
});

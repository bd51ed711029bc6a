import { expect, test } from 'vitest';
import { startListener } from '#tests/support/listener-server.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
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
  ['/fil/Your-Data/aB-C', '/fil/your-data/aB-C'],
  ['/Staff/aB-C/', '/staff/aB-C'],
  ['/Newsletter/Confirm/aB-C', '/newsletter/confirm/aB-C'],
  ['/Blog/%D8%A7', '/blog/%D8%A7'],
  ['/about%2Dus', '/about-us'],
  ['/%61r/%43ontact', '/ar/contact'],
])('%s redirects to %s', (from, to) => {
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
])('%s is canonical', (target) => {
  expect(redirectTarget(target)).toBeUndefined();
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/en//evil.example/',
  '///evil.example',
  '/en/\\evil.example/',
])('%s never redirects to another host', (from) => {
  expect(new URL(redirectTarget(from) ?? '', 'https://www.example.com').host).toBe(
    'www.example.com',
  );
});

test('a page that moved redirects to its new path in one step, with the query', () => {
  const movedTo = (path: string) => (path === '/about' ? '/about-us#offices' : undefined);
  expect(redirectTarget('/About/?a=b', movedTo)).toBe('/about-us?a=b#offices');
  expect(redirectTarget('/about-us', movedTo)).toBeUndefined();
});

test('a page redirects to its canonical path, and a form is processed at once', async () => {
  const port = await startListener(({ url }) => new Response(new URL(url).pathname));
  const send = (method: string) => rawRequest(`http://127.0.0.1:${port}`, '/Contact/', { method });
  const page = await send('GET');
  expect(page).toMatchObject({
    status: 308,
    headers: { location: '/contact', 'cache-control': 'private, max-age=86400' },
  });
  const form = await send('POST');
  expect(form.status).toBe(200);
  expect(form.body.toString()).toBe('/contact');
});

import { expect, test } from 'vitest';
import { startListener } from '#tests/support/listener-server.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

test('the application gets our origin and no internal header of React Router', async () => {
  const seen: [string, string[]][] = [];
  const port = await startListener((request) => {
    seen.push([request.url, [...request.headers.keys()].filter((name) => name.startsWith('x-'))]);
    return new Response();
  });
  const headers = {
    host: 'www.example.com',
    'X-Forwarded-For': '1.2.3.4',
    'X-React-Router-SPA-Mode': 'yes',
    'X-Other': 'stays',
  };
  await rawRequest(`http://127.0.0.1:${port}`, '/a?b', { headers });
  expect(seen).toEqual([['https://www.example.com/a?b', ['x-other']]]);
});

test('a path that begins with two slashes does not become another origin', async () => {
  const seen: string[] = [];
  const port = await startListener((request) => {
    seen.push(request.url);
    return new Response();
  });
  for (const path of ['//other.example/contact', '//']) {
    await rawRequest(`http://127.0.0.1:${port}`, path, {
      method: 'POST',
      headers: { host: 'www.example.com' },
    });
  }
  expect(seen).toEqual([
    'https://www.example.com/other.example/contact',
    'https://www.example.com/',
  ]);
});

test('a path that cannot be decoded reaches the application escaped', async () => {
  const seen: string[] = [];
  const port = await startListener((request) => {
    seen.push(new URL(request.url).pathname);
    return new Response();
  });
  for (const path of ['/100%', '/%e0%a4%a', '/%d8%a3'])
    await rawRequest(`http://127.0.0.1:${port}`, path, { headers: { host: 'www.example.com' } });
  expect(seen).toEqual(['/100%25', '/%25e0%25a4%25a', '/%d8%a3']);
});

import { expect, test } from 'vitest';
import { say, startListener } from '#tests/support/listener-server.ts';

const statusOf = async (hosts: string[]) => {
  const headers = hosts.map((host) => `Host: ${host}\r\n`).join('');
  const port = await startListener(() => new Response());
  return (await say(port, `GET /page HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)).slice(
    9,
    12,
  );
};

test('a request for the host of the site is answered', async () => {
  expect(await statusOf(['www.example.com'])).toBe('200');
});

test('a request for another host is misdirected', async () => {
  expect(await statusOf(['evil.example'])).toBe('421');
});

test('a request with two hosts is refused, even when both are ours', async () => {
  expect(await statusOf(['www.example.com', 'www.example.com'])).toBe('400');
});

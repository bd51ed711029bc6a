import { expect, test, vi } from 'vitest';
import { openConnection, say, startListener } from '#tests/support/listener-server.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

const MEGABYTE = 1024 * 1024;

test('the application is told whose attempts are counted together', async () => {
  const answer = vi.fn(() => new Response());
  const direct = await startListener(answer);
  const proxied = await startListener(answer, { trustedProxies: ['127.0.0.0/8'] });
  const headers = { host: 'www.example.com', 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' };
  for (const port of [direct, proxied])
    await rawRequest(`http://127.0.0.1:${port}`, '/', { headers });
  expect(answer.mock.calls).toEqual([
    [expect.any(Request), { client: '127.0.0.1' }],
    [expect.any(Request), { client: '198.51.100.7' }],
  ]);
});

test('the application sees the origin that was asked for, and no header that only its own build may send', async () => {
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

test('a path that begins with two slashes is one of ours, and not another origin', async () => {
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

test('a body whose announced length is too large is refused before it is sent, and the connection ends', async () => {
  const answer = vi.fn(() => new Response());
  const port = await startListener(answer);
  for (const [length, status] of [
    [48 * MEGABYTE + 1, 413],
    [10 ** 18, 413],
  ]) {
    const said = await say(
      port,
      `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`,
    );
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(said).toMatch(/^Connection: close\r$/m);
  }
  expect(answer).not.toHaveBeenCalled();
});

test('a body that is not too large reaches the application whole', async () => {
  const port = await startListener(
    async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
  );
  const body = 'x'.repeat(3 * MEGABYTE);
  expect(
    (await rawRequest(`http://127.0.0.1:${port}`, '/', { method: 'POST', body })).body.toString(),
  ).toBe(String(body.length));
});

test.each([
  ['GET', '/file', 'Content-Length: 1000000', '200'],
  ['GET', '/page', 'Content-Length: 1000000', '200'],
  ['GET', '/page', 'Transfer-Encoding: chunked', '200'],
  ['HEAD', '/file', 'Content-Length: 1000000', '200'],
  ['GET', '/page/', 'Content-Length: 1000000', '308'],
])(
  '%s %s with a body (%s) is answered without it, and the connection ends',
  async (method, path, header, status) => {
    const answer = vi.fn(
      (request: Request) => new Response(request.body === null ? 'page' : 'body'),
    );
    const said = await say(
      await startListener(answer),
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`,
    );
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(said).toMatch(/^Connection: close\r$/im);
    expect(said).not.toContain('body');
  },
);

test('a form that was sent whole may be thought about longer than it may take', async () => {
  const port = await startListener(
    async (request) => {
      const text = await request.text();
      await new Promise((resolve) => setTimeout(resolve, 250));
      return new Response(text);
    },
    { smallBodyTimeout: 100 },
  );
  expect(
    (
      await rawRequest(`http://127.0.0.1:${port}`, '/', { method: 'POST', body: 'name=a' })
    ).body.toString(),
  ).toBe('name=a');
});

test('files may take longer than a form', async () => {
  const port = await startListener(
    async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
    { smallBodyTimeout: 50 },
  );
  const { socket, closed } = openConnection(port);
  socket.write(
    'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 70000\r\n\r\n',
  );
  for (let piece = 0; piece < 7; piece++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.write('x'.repeat(10_000));
  }
  expect((await closed).split('\r\n\r\n').at(-1)).toBe('70000');
});

test('who goes away in the middle of a form leaves nothing behind, not even in the log', async () => {
  const failed = vi.fn();
  const port = await startListener(async (request) => {
    await request.text().catch(failed);
    return new Response();
  });
  const { socket } = openConnection(port);
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nname=');
  await new Promise((resolve) => socket.once('ready', resolve));
  socket.end();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
});

import { expect, test, vi } from 'vitest';
import { openConnection, say, startListener } from '#tests/support/listener-server.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

const MEGABYTE = 1024 * 1024;

test('a body announced as too large is refused unsent, and the connection ends', async () => {
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

test('a body within the limit reaches the application complete', async () => {
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
  '%s %s with a body (%s) is answered without reading it, and the connection ends',
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

test('the time limit of a form ends when the body is complete', async () => {
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

test('of one client, four requests with files are read at a time', async () => {
  const begun = vi.fn();
  const port = await startListener(async (request) => {
    begun();
    return new Response(String((await request.arrayBuffer()).byteLength));
  });
  const head =
    'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 70000\r\n\r\n';
  const connections = Array.from({ length: 6 }, () => {
    const connection = openConnection(port);
    connection.socket.write(head);
    return connection;
  });
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(4));
  // The server still answers other requests while these bodies arrive.
  expect((await rawRequest(`http://127.0.0.1:${port}`, '/page')).status).toBe(200);
  expect(begun).toHaveBeenCalledTimes(5);

  const [leaving, ...staying] = connections;
  leaving?.socket.destroy();
  for (const { socket } of staying) socket.write('x'.repeat(70_000));
  for (const { closed } of staying) expect((await closed).split('\r\n\r\n').at(-1)).toBe('70000');
  expect(begun).toHaveBeenCalledTimes(7);
});

test('a client that disconnects in the middle of a form causes no error', async () => {
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

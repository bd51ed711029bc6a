import { expect, test } from 'vitest';
import { openConnection, say, startListener } from '#tests/support/listener-server.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

const HOST = 'Host: localhost\r\n';
/** These limits are short for fast tests, but long enough for a client that sends immediately. */
const SHORT = { headersTimeout: 300, requestTimeout: 900 };
const CROWD = 150;

const echo = async (request: Request) => new Response(`got ${(await request.text()).length}`);

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request'],
  ['a method that does not exist', `NONSENSE / HTTP/1.1\r\n${HOST}\r\n`, '400 Bad Request'],
  [
    'two lengths of one body',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
    '400 Bad Request',
  ],
  [
    'a length beside chunks',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    '400 Bad Request',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`, '400 Bad Request'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}`,
    '431 Request Header Fields Too Large',
  ],
  [
    'an expectation that nobody can meet',
    `POST / HTTP/1.1\r\n${HOST}Expect: 200-maybe\r\nContent-Length: 1\r\n\r\n`,
    '417 Expectation Failed',
  ],
])(
  '%s is answered in plain text with our headers, and the connection ends',
  async (_, request, status) => {
    const answer = await say(await startListener(echo), request);
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(head).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
    expect(head).toMatch(/^X-Frame-Options: DENY\r$/m);
    expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(head).toMatch(/^Connection: close\r$/m);
    expect(head).toMatch(new RegExp(`^Content-Length: ${status.length + 1}\r?$`, 'm'));
    expect(body).toBe(`${status}\n`);
  },
);

test('the answer does not repeat the request', async () => {
  const port = await startListener(echo);
  for (const request of [
    'secret\r\n\r\n',
    `GET /?secret HTTP/1.1\r\n${HOST}secret\r\n\r\n`,
    'GET /secret HTTP/1.1\r\nHost: secret.example\r\n\r\n',
  ]) {
    expect(await say(port, request)).not.toContain('secret');
  }
});

test('an invalid request after a valid one is answered after it', async () => {
  const { socket, closed, received } = openConnection(await startListener(echo));
  socket.write(`GET /file HTTP/1.1\r\n${HOST}\r\n`);
  await received('\r\n\r\nfile');
  socket.write('nonsense\r\n\r\n');
  expect((await closed).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('an answer that has begun is cut off, not mixed with another', async () => {
  const port = await startListener(
    () =>
      new Response(
        new ReadableStream({
          start: (stream) => stream.enqueue(new TextEncoder().encode('begun')),
        }),
      ),
  );
  const { socket, closed, received } = openConnection(port);
  socket.write(`POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`);
  await received('begun');
  socket.write('nonsense\r\n');
  const answer = await closed;
  expect(answer).toContain('200 OK');
  expect(answer).not.toContain('400');
});

test('a client that expects "100 Continue" gets it', async () => {
  const { socket, closed, received } = openConnection(await startListener(echo));
  socket.write(
    `POST / HTTP/1.1\r\n${HOST}Connection: close\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
  );
  await received('HTTP/1.1 100 Continue\r\n\r\n');
  socket.write('hello');
  expect((await closed).split('\r\n\r\n').at(-1)).toBe('got 5');
});

test.each([
  ['another host', '/', 'Host: evil.example', 10, 421],
  ['too large a body', '/', 'Host: localhost', 49 * 1024 * 1024, 413],
])(
  'a client that expects "100 Continue" for %s is refused at once',
  async (_, path, host, length, status) => {
    const request = `POST ${path} HTTP/1.1\r\n${host}\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
    const answer = await say(await startListener(echo), request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  },
);

const SLOW = {
  'say nothing': '',
  'never end their headers': `POST / HTTP/1.1\r\n${HOST}`,
  'never send their form': `POST / HTTP/1.1\r\n${HOST}Content-Length: 1000\r\n\r\nname=`,
  'never end their chunks': `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n5\r\nname=\r\n`,
  'never send their file': `POST / HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n--b\r\n`,
  'never send what they announce to a page that does not read it': `GET / HTTP/1.1\r\n${HOST}Content-Length: 1000\r\n\r\n`,
};

test.each(Object.entries(SLOW))(
  `${CROWD} clients that %s are disconnected, and others are answered meanwhile`,
  { timeout: 30_000 },
  async (_, request) => {
    const port = await startListener(echo, { timeouts: SHORT, smallBodyTimeout: 500 });
    const crowd = Array.from({ length: CROWD }, () => openConnection(port));
    for (const { socket } of crowd) socket.write(request);
    const origin = `http://127.0.0.1:${port}`;
    expect((await rawRequest(origin, '/file')).body.toString()).toBe('file');
    expect((await rawRequest(origin, '/', { method: 'POST', body: 'hello' })).body.toString()).toBe(
      'got 5',
    );
    const answers = await Promise.all(crowd.map(({ closed }) => closed));
    expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
      new Set([request.startsWith('GET') ? 'HTTP/1.1 200 OK' : 'HTTP/1.1 408 Request Timeout']),
    );
  },
);

test('a client that sends a byte now and then is disconnected too', async () => {
  const { socket, closed } = openConnection(
    await startListener(echo, { timeouts: SHORT, smallBodyTimeout: 500 }),
  );
  socket.write(`POST / HTTP/1.1\r\n${HOST}Content-Length: 1000\r\n\r\n`);
  const drip = setInterval(() => socket.write('x'), 20);
  expect(await closed).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(drip);
});

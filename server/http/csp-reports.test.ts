import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cspReports } from './csp-reports.ts';

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';

function site() {
  const log = { warn: vi.fn() };
  const clock = { now: 1000 };
  const answer = cspReports(log, () => clock.now);
  const send = (type: string, body: unknown) =>
    answer(post(type, typeof body === 'string' ? body : JSON.stringify(body)));
  return { clock, answer, send, logged: () => log.warn.mock.calls.map(([line]) => line) };
}

function post(type: string, body: BodyInit, more: Record<string, string> = {}): Request {
  return new Request('https://www.example.com/csp-report', {
    method: 'POST',
    headers: { 'Content-Type': type, ...more },
    body,
  });
}

const violation = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://www.example.com/contact?name=somebody',
  user_agent: 'Browser',
  body: {
    effectiveDirective,
    blockedURL,
    documentURL: 'https://www.example.com/contact?name=somebody',
    sample: 'somebody',
    statusCode: 200,
  },
});

test('a report in the older form is logged as directive and origin', async () => {
  const { send, logged } = site();
  const report = {
    'document-uri': 'https://www.example.com/my-data?token=secret',
    referrer: 'https://www.example.com/?q=secret',
    'violated-directive': "script-src 'self'",
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/path/secret?secret=1#secret',
    'script-sample': 'secret',
  };
  const response = await send(OLD, { 'csp-report': report });
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  expect(logged()).toEqual([{ directive: 'script-src-elem', blocked: 'https://evil.example' }]);
});

test('a report may contain the whole directive', async () => {
  const { send, logged } = site();
  await send(OLD, {
    'csp-report': {
      'violated-directive': "img-src 'self' https://media.example",
      'blocked-uri': 'self',
    },
  });
  expect(logged()).toEqual([{ directive: 'img-src', blocked: 'self' }]);
});

test('the newer form may contain several reports, and other kinds', async () => {
  const { send, logged } = site();
  const reports = [
    violation('style-src-attr', 'inline'),
    { type: 'deprecation', body: { id: 'x' } },
    violation('connect-src', 'wss://evil.example/a'),
  ];
  expect((await send(`${NEW}; charset=utf-8`, reports)).status).toBe(204);
  expect(logged()).toEqual([
    { directive: 'style-src-attr', blocked: 'inline' },
    { directive: 'connect-src', blocked: 'wss://evil.example' },
  ]);
});

test.each([
  ['eval', 'eval'],
  ['wasm-eval', 'wasm-eval'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data', 'data'],
  ['data:image/png;base64,c2VjcmV0', 'data'],
  ['blob:https://www.example.com/1234', 'blob'],
  ['chrome-extension://abcdefgh/script.js', 'chrome-extension'],
  ['mailto:somebody@example.com', 'unknown'],
  ['somebody', 'unknown'],
  ['https://user:secret@evil.example:8443/', 'https://evil.example:8443'],
  ['', 'unknown'],
])('only the origin of the blocked URL is logged: %s', async (blocked, told) => {
  const { send, logged } = site();
  await send(NEW, [violation('img-src', blocked)]);
  expect(logged()).toEqual([{ directive: 'img-src', blocked: told }]);
});

test('an unknown directive is not logged', async () => {
  const { send, logged } = site();
  await send(NEW, [
    violation('somebody-src', 'inline'),
    violation('script-src\nforged line', 'inline'),
  ]);
  expect(logged()).toEqual([
    { directive: 'unknown', blocked: 'inline' },
    { directive: 'script-src', blocked: 'inline' },
  ]);
});

test.each([
  ['another type', 'application/json', '{"csp-report":{"effective-directive":"img-src"}}'],
  ['nonsense', OLD, 'nonsense'],
  ['nothing', OLD, ''],
  ['another form', OLD, '[]'],
  ['no report', NEW, '{}'],
  ['numbers for texts', OLD, '{"csp-report":{"effective-directive":1}}'],
])('%s is answered and not logged', async (_, type, body) => {
  const { send, logged } = site();
  expect((await send(type, body)).status).toBe(204);
  expect(logged()).toEqual([]);
});

test('a report of more than 16 KiB is not read completely, with or without a length', async () => {
  const { answer, logged } = site();
  expect((await answer(post(OLD, '{}', { 'Content-Length': '16385' }))).status).toBe(204);
  let pulled = 0;
  const endless = new ReadableStream({
    pull: (stream) => {
      pulled += 1024;
      stream.enqueue(new Uint8Array(1024).fill(32));
    },
  });
  const request = new Request('https://www.example.com/csp-report', {
    method: 'POST',
    headers: { 'Content-Type': OLD },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect((await answer(request)).status).toBe(204);
  expect(pulled).toBeLessThan(32 * 1024);
  expect(logged()).toEqual([]);
});

test('an incomplete report is answered', async () => {
  const { answer } = site();
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('gone')) });
  const request = new Request('https://www.example.com/csp-report', {
    method: 'POST',
    headers: { 'Content-Type': OLD },
    body,
    duplex: 'half',
  } as RequestInit);
  expect((await answer(request)).status).toBe(204);
});

test('at most ten lines a minute are logged', async () => {
  const { clock, send, logged } = site();
  await send(NEW, Array(8).fill(violation('img-src', 'data')));
  await send(NEW, Array(8).fill(violation('img-src', 'data')));
  expect(logged()).toHaveLength(10);
  clock.now += 59_999;
  await send(NEW, [violation('img-src', 'data')]);
  expect(logged()).toHaveLength(10);
  clock.now += 1;
  await send(NEW, [violation('img-src', 'data')]);
  expect(logged()).toHaveLength(11);
});

test('any report is answered, and only known words and origins are logged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(OLD, NEW),
      fc.oneof(fc.json(), fc.string()),
      fc.string(),
      async (type, body, word) => {
        const { send, logged } = site();
        expect((await send(type, body)).status).toBe(204);
        await send(OLD, { 'csp-report': { 'effective-directive': word, 'blocked-uri': word } });
        for (const { directive, blocked } of logged()) {
          expect(directive).toMatch(/^[a-z-]+$/);
          expect(blocked).toMatch(/^([a-z-]+|(https?|wss?):\/\/[^/?#@]+)$/);
        }
      },
    ),
  );
});

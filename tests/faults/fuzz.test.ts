import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/databases.ts';
import { encoded, isAcknowledged, newLetter, openBrowser } from '#tests/support/form-client.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const RUNS = 150;
const text = fc.string({ unit: 'binary', maxLength: 60 });
/** Makes usual, unusual and hostile values for the fields of a form. */
const value = fc.oneof(
  text,
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u200b',
    '\u202e',
    '=?utf-8?Q?a?=',
    "' or 1=1 --",
    '../../etc/passwd',
    'a\r\nBcc: b@c.example',
    'x'.repeat(70_000),
  ),
  fc.constant('someone@visitor.example'),
);
const fields = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      'name',
      'email',
      'subject',
      'message',
      'token',
      'fax',
      'switch',
      'cv',
      '__proto__',
    ),
    text,
  ),
  value,
  { maxKeys: 12 },
);
const address = fc.constantFrom(
  '/contact',
  '/ar/contact',
  '/careers/apply/senior-data-consultant',
  '/newsletter',
  '/feedback',
  '/webinars/x',
  '/',
  '/contact.data',
);
const percentBytes = fc
  .uint8Array({ maxLength: 200 })
  .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

const urlencoded = fc.tuple(
  fc.constant('application/x-www-form-urlencoded'),
  fc.oneof(
    fields.map(encoded),
    percentBytes.map((bytes) => `name=${bytes}&%FF=1&=&`),
  ),
);
const multipart = fc
  .tuple(fields, text, fc.boolean())
  .map(([parts, name, isWhole]): [string, string] => {
    const body = Object.entries(parts).map(
      ([field, content]) =>
        `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}\r\n`,
    );
    return ['multipart/form-data; boundary=b', `${body.join('')}${isWhole ? '--b--\r\n' : ''}`];
  });
const anything = fc.tuple(
  fc.constantFrom(
    'text/plain',
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'x',
  ),
  fc.oneof(text, fc.json()),
);

test('forms with random content are answered without an internal error, and the site continues', {
  timeout: 120_000,
}, async () => {
  const { origin } = await startSiteOn(await freshDatabase('sqlite'));
  const send = openBrowser();
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      address,
      fc.oneof(urlencoded, multipart, anything),
      fc.constantFrom('text/html', 'application/json'),
      async (path, [type, body], accept) => {
        const answer = await send({ origin, path, type, body, accept });
        statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
        expect(answer?.status).toBeLessThan(500);
        expect(answer?.body).not.toMatch(/node_modules|file:\/\/|SQLITE/);
      },
    ),
    { numRuns: RUNS * 2 },
  );
  expect(await send({ origin, body: encoded(newLetter()) })).toSatisfy(isAcknowledged);
});

test('random requests cause no internal error, and the site continues', {
  timeout: 120_000,
}, async () => {
  const { origin } = await startSiteOn(await freshDatabase('sqlite'));
  const { host, port } = new URL(origin);
  const line = fc.oneof(
    text,
    fc.constantFrom(
      'Transfer-Encoding: chunked',
      'Content-Length: 5',
      'Content-Length: -1',
      'Expect: 100-continue',
      'Origin: null',
      'Connection: upgrade',
      'Content-Type: \u0000',
    ),
    text.map((content) => `X-Forwarded-For: ${content}`),
    text.map((content) => `Content-Type: multipart/form-data; boundary=${content}`),
  );
  const method = fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'TRACE', 'CONNECT', 'get');
  const target = fc.oneof(
    address,
    fc.webPath(),
    fc.constantFrom('*', '//', '/%', '/%00', '/\\x', 'http://a.example/'),
  );
  await fc.assert(
    fc.asyncProperty(
      method,
      target,
      fc.array(line, { maxLength: 6 }),
      fc.oneof(text, percentBytes),
      async (verb, path, lines, body) => {
        const answer = await exchange(
          Number(port),
          `${[`${verb} ${path} HTTP/1.1`, `Host: ${host}`, ...lines].join('\r\n')}\r\n\r\n${body}`,
        );
        expect(answer).not.toMatch(/^HTTP\/1\.1 5/m);
        expect(answer).not.toMatch(/node_modules|file:\/\//);
      },
    ),
    { numRuns: RUNS },
  );
  expect(await openBrowser()({ origin, body: encoded(newLetter()) })).toSatisfy(isAcknowledged);
});

/**
 * Sends a text to a server and then closes its own side of the connection.
 * @returns everything received until the server closes the connection
 */
function exchange(port: number, sent: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(sent));
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {}).on('close', () => resolve(received));
  });
}

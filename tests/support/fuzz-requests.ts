import fc from 'fast-check';
import { encoded } from './form-client.ts';

// These fast-check arbitraries make requests that no browser sends.

const text = fc.string({ unit: 'binary', maxLength: 60 });
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
  fc.constantFrom(
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=utf-16',
  ),
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
        `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"` +
        `\r\n\r\n${content}\r\n`,
    );
    return ['multipart/form-data; boundary=b', `${body.join('')}${isWhole ? '--b--\r\n' : ''}`];
  });
const json = fc.tuple(
  fc.constantFrom('application/json', 'application/csp-report', 'application/reports+json'),
  fc.oneof(
    fc.json({ maxDepth: 6 }),
    fields.map((all) => JSON.stringify(all)),
    text,
  ),
);
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

export const formRequest = fc
  .tuple(
    fc.oneof({ arbitrary: address, weight: 9 }, fc.constant('/csp-report')),
    fc.oneof(urlencoded, multipart, json, anything),
    fc.constantFrom('text/html', 'application/json'),
  )
  .map(([path, [type, body], accept]) => ({ path, type, body, accept }));

/** Printable ASCII, because Node refuses some other characters. */
const printable = fc.string({ maxLength: 60 });
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
    'Content-Encoding: gzip',
    'Accept-Encoding: br;q=0, *;q=0',
    'If-None-Match: *',
    'Range: bytes=0-1,5-,-9',
    'Host: other.example',
    'Cookie: a=b; __proto__=1',
    `X-Long: ${'x'.repeat(20_000)}`,
  ),
  printable.map((content) => `X-Forwarded-For: ${content}`),
  printable.map((content) => `Accept: ${content}`),
  printable.map((content) => `Accept-Language: ${content}`),
  printable.map((content) => `If-Modified-Since: ${content}`),
  text.map((content) => `Content-Type: multipart/form-data; boundary=${content}`),
);
const method = fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'TRACE', 'CONNECT', 'get');
const query = fc.webQueryParameters();
const target = fc.oneof(
  address,
  fc.webPath(),
  percentBytes.map((bytes) => `/${bytes}`),
  query.map((words) => `/search?q=${words}`),
  fc.tuple(fc.webPath(), query).map(([path, words]) => `/ar${path}.md?${words}`),
  fc.constantFrom('*', '//', '/%', '/%00', '/\\x', 'http://a.example/', `/${'a/'.repeat(4000)}`),
);

export const requestTo = (host: string) =>
  fc
    .tuple(method, target, fc.array(line, { maxLength: 6 }), fc.oneof(text, percentBytes))
    .map(
      ([verb, path, lines, body]) =>
        `${[`${verb} ${path} HTTP/1.1`, `Host: ${host}`, ...lines].join('\r\n')}\r\n\r\n${body}`,
    );

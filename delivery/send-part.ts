import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

type LargeFile = { filePath: string; headers: string[]; etag: string; length: number };
type Part = { start: number; end: number };

/**
 * Streams a large file, or the part of it that a player asks for. Safari plays no video without
 * parts.
 */
export async function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  { filePath, headers, etag, length }: LargeFile,
): Promise<void> {
  const all = { start: 0, end: length - 1 };
  const isChanged = ![undefined, etag].includes(request.headers['if-range'] as string | undefined);
  const asked = isChanged ? undefined : partOf(request.headers.range, length);
  if (asked === 'outside') {
    response.writeHead(416, [...headers, 'Content-Range', `bytes */${length}`]).end();
    return;
  }
  const { start, end } = asked ?? all;
  const range = asked ? ['Content-Range', `bytes ${start}-${end}/${length}`] : [];
  const size = ['Accept-Ranges', 'bytes', 'Content-Length', String(end - start + 1)];
  const file = request.method === 'HEAD' ? undefined : await open(filePath);
  response.writeHead(asked ? 206 : 200, [...headers, ...size, ...range]);
  if (file) await pipeline(file.createReadStream({ start, end }), response);
  else response.end();
}

/** Undefined for requests without a range, and for several ranges, which no player asks for. */
function partOf(range: string | undefined, length: number): Part | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(length - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return start > end ? 'outside' : { start, end };
}

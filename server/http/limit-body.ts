import type { IncomingMessage, ServerResponse } from 'node:http';
import { awaitsContinue, hangUp, refuse } from './client-errors.ts';
import type { Middleware } from './middleware.ts';
import type { HeaderSet } from './security-headers.ts';

/** The largest body in bytes, enough for a job application with all its files. */
const MAX_BODY = 48 * 1024 * 1024;
/** The largest body of a form without files, in bytes. */
const SMALL_BODY = 64 * 1024;
/** The time limit for a small body, in milliseconds. `requestTimeout` limits larger bodies. */
const SMALL_BODY_TIMEOUT = 30_000;

type Options = { headers: HeaderSet; smallBodyTimeout?: number | undefined };

export function limitBody({ headers, smallBodyTimeout = SMALL_BODY_TIMEOUT }: Options): Middleware {
  return ({ request, response }) => {
    if (bodyLength(request) > MAX_BODY) {
      refuse(response, 413, headers);
      return true;
    }
    if (request.method === 'POST') {
      if (isSmall(request)) hangUpAfter(smallBodyTimeout, request, response, headers);
      if (awaitsContinue(request)) response.writeContinue();
      // The server does not read the body of a GET or HEAD request, so the connection cannot take
      // another request.
    } else if (hasBody(request)) response.setHeader('Connection', 'close');
    return false;
  };
}

function hangUpAfter(
  milliseconds: number,
  request: IncomingMessage,
  response: ServerResponse,
  headers: HeaderSet,
): void {
  if (request.complete) return;
  const timer = setTimeout(
    () => request.complete || hangUp(request.socket, response, 408, headers),
    milliseconds,
  );
  response.once('close', () => clearTimeout(timer));
}

function bodyLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

function hasBody(request: IncomingMessage): boolean {
  return bodyLength(request) > 0 || request.headers['transfer-encoding'] !== undefined;
}

/** Returns true if the size or the type of the body rules out a large file. */
export function isSmall(request: IncomingMessage): boolean {
  const { 'content-length': length, 'content-type': type = '' } = request.headers;
  return length === undefined ? !/^multipart\//i.test(type) : bodyLength(request) <= SMALL_BODY;
}

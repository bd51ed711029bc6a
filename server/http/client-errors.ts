import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeaderSet } from './security-headers.ts';

const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };

/**
 * Answers invalid requests and closes their connections. Node's own answer has no security headers.
 */
export function answerClientErrors(server: Server, headers: HeaderSet): void {
  const answering = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => void answering.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    hangUp(socket, answering.get(socket), STATUSES[error.code ?? ''] ?? 400, headers);
  });
  server.on('checkContinue', (request, response) => void server.emit('request', request, response));
  server.on('checkExpectation', (_request, response) => refuse(response, 417, headers));
}

export function refuse(response: ServerResponse, status: number, headers: HeaderSet): void {
  const body = reasonOf(status);
  response.writeHead(status, { ...headers, ...PLAIN, 'Content-Length': body.length }).end(body);
}

/** Closes the connection. Before that, sends an error status, unless an answer has begun. */
export function hangUp(
  socket: Duplex,
  response: ServerResponse | undefined,
  status: number,
  headers: HeaderSet,
): void {
  // Once an answer has begun, the client would read an error status as part of this answer.
  const isAnswering = response?.headersSent && !response.writableFinished;
  if (isAnswering || !socket.writable) return void socket.destroy();
  const body = reasonOf(status);
  const all = {
    ...headers,
    ...PLAIN,
    'Content-Length': body.length,
    Date: new Date().toUTCString(),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  // Do not wait until the client has read the answer, because that may never happen.
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy();
}

export function awaitsContinue({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '');
}

function reasonOf(status: number): string {
  return `${status} ${STATUS_CODES[status]}\n`;
}

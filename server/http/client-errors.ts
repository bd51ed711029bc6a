import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeaderSet } from './security-headers.ts';

/** Statuses of the error codes of Node's parser. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };

/** Answers invalid requests with our headers, which Node would leave out, and hangs up. */
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

/** Sends the status unless an answer to the last request has begun, and ends the connection. */
export function hangUp(
  socket: Duplex,
  response: ServerResponse | undefined,
  status: number,
  headers: HeaderSet,
): void {
  // The client would read a second answer as part of the first.
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
  // Do not wait for a client that does not read the answer.
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy();
}

/** Whether a client waits for "100 Continue" before it sends the body. */
export function awaitsContinue({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '');
}

function reasonOf(status: number): string {
  return `${status} ${STATUS_CODES[status]}\n`;
}

import { createServer, type ServerOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { answerClientErrors } from '#server/http/client-errors.ts';
import { createListener, type Site, type Visit } from '#server/http/listener.ts';

type Answer = (request: Request, visit: Visit) => Response | Promise<Response>;

/**
 * Starts the site's HTTP listener with one file, /file.
 * @param answer replaces the application
 * @returns the port of the listener
 */
export async function startListener(
  answer: Answer,
  { timeouts = {}, ...site }: Partial<Site> & { timeouts?: ServerOptions } = {},
): Promise<number> {
  const headers = { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' };
  const listener = createListener({
    files: {
      has: (path) => path === '/file',
      answer: (_request, response, pathname) =>
        pathname === '/file' &&
        Boolean(response.writeHead(200, { 'Content-Length': 4 }).end('file')),
    },
    app: { fetch: answer },
    readsQuery: () => false,
    siteUrl: 'https://www.example.com',
    host: 'localhost',
    trustedProxies: [],
    headers,
    log: pino({ level: 'silent' }),
    ...site,
  });
  const server = createServer(
    { connectionsCheckingInterval: 20, requireHostHeader: false, ...timeouts },
    listener,
  );
  answerClientErrors(server, headers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return address.port;
}

export function openConnection(port: number): {
  socket: Socket;
  closed: Promise<string>;
  received: (text: string) => Promise<void>;
} {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // Ignore failed writes to a closed connection, because tests check only the received text.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  const received = (expected: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => void (text.includes(expected) && resolve());
      socket
        .on('data', look)
        .once('close', () => reject(new Error(`closed before "${expected}" came`)));
      look();
    });
  return { socket, closed, received };
}

/**
 * Sends a text to the server.
 * @returns everything received until the server closes the connection
 */
export function say(port: number, text: string): Promise<string> {
  const { socket, closed } = openConnection(port);
  socket.write(text);
  return closed;
}

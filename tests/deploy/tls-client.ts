import { once } from 'node:events';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { Agent, request } from 'node:https';
import { connect } from 'node:tls';
import { HOST } from './proxies.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The client's IP address. Linux accepts every IP address in 127.0.0.0/8. */
  from?: string;
};

export type Client = {
  ask: (path: string, options?: Options) => Promise<Answer>;
  /**
   * Asks for a page with HTTP/2.
   * @returns the status and the protocol of the connection
   */
  askWithHttp2: (path: string) => Promise<{ status: unknown; protocol: string | undefined }>;
  /**
   * Sends a request with HTTP/2.
   * @returns the status, or undefined if the proxy resets the stream
   */
  sendHttp2: (headers: OutgoingHttpHeaders, body: string) => Promise<unknown>;
  /**
   * Sends bytes through a new connection.
   * @returns all bytes that arrive until the connection ends
   */
  sendRaw: (bytes: string) => Promise<string>;
  close: () => void;
};

/** Milliseconds for which a connection may be silent. */
const SILENCE = 5000;

/** Creates a client that trusts only the given certificate and reuses its connections. */
export function createClient(port: number, certificate: Buffer): Client {
  const tls = { host: '127.0.0.1', port, servername: HOST, ca: certificate };
  const agent = new Agent({ keepAlive: true });
  return {
    ask: (path, { method = 'GET', headers = {}, body = '', from } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request(
          {
            ...tls,
            path,
            method,
            headers: { Host: HOST, ...headers },
            ...(from ? { localAddress: from } : {}),
            agent,
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
            response.on('end', () => {
              const { statusCode: status = 0, headers } = response;
              resolve({ status, headers, body: Buffer.concat(chunks) });
            });
          },
        );
        sent.on('error', reject).end(body);
      }),
    askWithHttp2: async (path) => {
      const session = connectHttp2(`https://127.0.0.1:${port}`, tls);
      const stream = session.request({ ':path': path, ':authority': HOST });
      const [headers] = await once(stream, 'response');
      const protocol = session.alpnProtocol;
      session.close();
      stream.resume();
      return { status: headers[':status'], protocol };
    },
    sendHttp2: (headers, body) =>
      new Promise((resolve) => {
        const session = connectHttp2(`https://127.0.0.1:${port}`, tls);
        const stream = session.request({ ':authority': HOST, ...headers });
        let status: unknown;
        stream.on('response', (answered) => {
          status = answered[':status'];
        });
        for (const one of [session, stream]) one.on('error', () => {});
        stream.once('close', () => {
          session.destroy();
          resolve(status);
        });
        stream.resume().end(body);
      }),
    sendRaw: (bytes) =>
      new Promise((resolve, reject) => {
        const socket = connect({ ...tls, ALPNProtocols: ['http/1.1'] });
        const chunks: Buffer[] = [];
        socket.on('data', (chunk: Buffer) => chunks.push(chunk));
        // A proxy may reset the connection after a refusal.
        socket.on('error', () => {});
        socket.setTimeout(SILENCE, () => socket.destroy());
        socket.once('secureConnect', () => socket.write(bytes, 'latin1'));
        socket.once('close', () => {
          if (socket.bytesWritten === 0) reject(new Error('the connection was refused'));
          resolve(Buffer.concat(chunks).toString('latin1'));
        });
      }),
    close: () => agent.destroy(),
  };
}

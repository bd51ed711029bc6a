import { type IncomingHttpHeaders, request } from 'node:http';

export type RawOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends exactly the given path and headers. `fetch` would normalize them. */
export function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

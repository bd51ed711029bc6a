import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '#scripts/free-port.ts';
import { stripPage, strippedPolicy } from './strip-page.ts';

export type StrippedServer = {
  strip: (url: string) => Promise<string>;
  close: () => void;
};

const POLICY = 'content-security-policy';
/**
 * Headers that are not copied, because they are wrong for a copy or make browsers fetch other
 * files.
 */
const NOT_COPIED = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'link',
  'set-cookie',
  'transfer-encoding',
];

/** Serves stripped pages with the headers of the original pages. */
export async function serveStripped(): Promise<StrippedServer> {
  const copies = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const port = await freePort();
  const server = createServer((request, response) => {
    const copy = copies.get(request.url ?? '');
    if (!copy) return void response.writeHead(404).end();
    response.writeHead(200, { ...copy.headers, 'content-length': copy.body.length }).end(copy.body);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    strip: async (url) => {
      const response = await fetch(url, { headers: { 'Accept-Encoding': 'br, gzip' } });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const headers = Object.fromEntries(
        [...response.headers].filter(([name]) => !NOT_COPIED.includes(name)),
      );
      const { html, styles } = stripPage(await response.text());
      if (headers[POLICY]) headers[POLICY] = strippedPolicy(headers[POLICY], styles);
      const body = brotliCompressSync(html, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html) },
      });
      const path = `/${copies.size}`;
      copies.set(path, { body, headers: { ...headers, 'content-encoding': 'br' } });
      return `http://127.0.0.1:${port}${path}`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

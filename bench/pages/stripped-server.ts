import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '#scripts/free-port.ts';
import { barePage } from './bare-page.ts';
import { stripPage, strippedPolicy, stripStyles, styleSheetsOf } from './strip-page.ts';

export type StrippedServer = {
  /** Makes a stripped copy of a page. @returns its URL */
  strip: (url: string) => Promise<string>;
  /** The URL of the page of text only. */
  bare: string;
  close: () => void;
};

type Answer = { body: Buffer; headers: Record<string, string> };

/** Headers about the original transfer, and headers that make browsers fetch something. */
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

/**
 * Serves pages without scripts, pictures and web fonts, with the headers of the originals and the
 * compression of the build.
 */
export async function serveStripped(): Promise<StrippedServer> {
  const answers = new Map<string, Answer>();
  const port = await freePort();
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return void response.writeHead(404).end();
    response
      .writeHead(200, { ...answer.headers, 'Content-Length': answer.body.length })
      .end(answer.body);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  const put = (text: string, headers: Record<string, string>) => {
    const body = brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
    });
    const address = `/${answers.size}`;
    answers.set(address, { body, headers: { ...headers, 'content-encoding': 'br' } });
    return address;
  };
  const putStyleSheet = async (url: URL) => {
    const { headers, text } = await get(url);
    return put(stripStyles(text), headers);
  };

  answers.set('/bare', {
    body: barePage(),
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    bare: `${origin}/bare`,
    strip: async (url) => {
      const { headers, text } = await get(new URL(url));
      const sheets = new Map<string, string>();
      for (const href of styleSheetsOf(text))
        sheets.set(href, await putStyleSheet(new URL(href, url)));
      const { html, styles } = stripPage(text, sheets);
      const policy = headers['content-security-policy'];
      return (
        origin +
        put(
          html,
          policy
            ? { ...headers, 'content-security-policy': strippedPolicy(policy, styles) }
            : headers,
        )
      );
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function get(url: URL): Promise<{ headers: Record<string, string>; text: string }> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br, gzip' } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !NOT_COPIED.includes(name)),
  );
  return { headers, text: await response.text() };
}

import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { originOf } from './host.ts';
import { redirectTarget } from './redirects.ts';
import type { HeaderSet } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

const ANSWERED = ['GET', 'HEAD', 'POST'];

export type Site = {
  files: StaticFiles;
  /** Answers what no file does. */
  app: { fetch: (request: Request) => Response | Promise<Response> };
  /** Whether a path and query are answered by the application although a file has that path. */
  readsQuery: (target: string) => boolean;
  siteUrl: string;
  /** The address that the server listens on, by which it may be asked as well. */
  host: string;
  headers: HeaderSet;
  log: Logger;
};

/** The path of a request: is it for us, should it be elsewhere, is it a built file; else the application answers. */
export function createListener({ files, app, readsQuery, siteUrl, host, headers, log }: Site): RequestListener {
  const isGet = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
  const askApplication = getRequestListener((request, { incoming }) =>
    app.fetch(cleanRequest(request, originOf(incoming.headers.host, siteUrl, host) ?? siteUrl)),
  );

  return (request, response) => {
    const started = performance.now();
    const target = request.url ?? '/';
    logWhenDone(response, request.method, started);

    // What cannot be decoded is no address; React Router would say so on the terminal, address included.
    if (!target.startsWith('/') || !canBeDecoded(target)) return refuse(response, 400);
    if (!originOf(request.headers.host, siteUrl, host)) return refuse(response, 421);
    // Before a Request is made of it, which TRACE cannot be.
    if (!ANSWERED.includes(request.method ?? '')) return refuse(response, 405, { Allow: ANSWERED.join(', ') });
    const redirect = isGet(request) ? redirectTarget(target) : undefined;
    if (redirect !== undefined) return void response.writeHead(308, { ...headers, Location: redirect }).end();
    // As it was asked for: "/services%2Fai-strategy" is not the address of a page, and the router in the browser agrees.
    // What answers its query is rendered for it.
    if (!readsQuery(target) && files.answer(request, response, pathOf(target))) return;
    void askApplication(request, response);
  };

  function refuse(response: ServerResponse, status: number, more: HeaderSet = {}): void {
    const reason = `${status} ${STATUS_CODES[status]}\n`;
    response.writeHead(status, { ...headers, ...more, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(reason);
  }

  function logWhenDone(response: ServerResponse, method: string | undefined, started: number): void {
    if (!log.isLevelEnabled('debug')) return;
    response.once('finish', () => log.debug({ method, status: response.statusCode, ms: Math.round(performance.now() - started) }, 'answered'));
  }
}

/**
 * The request as the application may see it: for an origin that is ours, whatever scheme and host the client named, and
 * without the headers that React Router believes because only its own build should send them.
 */
function cleanRequest(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) {
    if (/^x-(react-router|remix|forwarded)-/.test(name)) headers.delete(name);
  }
  return new Request(new URL(pathname + search, origin), {
    method: request.method,
    headers,
    signal: request.signal,
    ...(request.body ? { body: request.body, duplex: 'half' } : {}),
  });
}

function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}

function canBeDecoded(target: string): boolean {
  try {
    decodeURIComponent(pathOf(target));
    return true;
  } catch {
    return false;
  }
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { awaitsContinue, hangUp, refuse } from './client-errors.ts';
import { clientAddressOf } from './client-ip-address.ts';
import { originOf } from './host.ts';
import { redirectTarget } from './redirects.ts';
import type { HeaderSet } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

const ANSWERED = ['GET', 'HEAD', 'POST'];
/** The largest body, in bytes: all files of an application, and room for the rest. */
const MAX_BODY = 48 * 1024 * 1024;
/** A body that is no larger is a form without files. */
const SMALL_BODY = 64 * 1024;
/** How long one may take, in milliseconds. Files have the server's requestTimeout. */
const SMALL_BODY_TIMEOUT = 30_000;

/** What the application is told about a request beside it. */
export type Visit = {
  /** Whose attempts are counted together. */
  client: string;
};

export type Site = {
  files: StaticFiles;
  /** Answers what no file does. */
  app: { fetch: (request: Request, visit: Visit) => Response | Promise<Response> };
  /** Whether a path and query are answered by the application although a file has that path. */
  readsQuery: (target: string) => boolean;
  /** Where what was at a path is now. */
  movedTo?: (path: string) => string | undefined;
  siteUrl: string;
  /** The address that the server listens on, by which it may be asked as well. */
  host: string;
  /** Addresses and networks of the proxies that are believed whom they speak for. */
  trustedProxies: readonly string[];
  headers: HeaderSet;
  log: Logger;
  smallBodyTimeout?: number;
};

/**
 * The path of a request: is it for us, should it be elsewhere, is it a built file; else the
 * application answers.
 */
export function createListener(site: Site): RequestListener {
  const {
    files,
    app,
    readsQuery,
    movedTo,
    siteUrl,
    host,
    trustedProxies,
    headers,
    log,
    smallBodyTimeout = SMALL_BODY_TIMEOUT,
  } = site;
  const clientOf = clientAddressOf(trustedProxies);
  const askApplication = getRequestListener((request, { incoming }) => {
    return app.fetch(
      cleanRequest(request, originOf(incoming.headers.host, siteUrl, host) ?? siteUrl),
      { client: clientOf(incoming) },
    );
  });

  const isTold = log.isLevelEnabled('debug');
  // Nearly all requests are for one host, under which the site was asked for before.
  let usualHost: string | undefined;
  const isOurs = (asked: string | undefined) => {
    if (asked !== undefined && asked === usualHost) return true;
    if (!originOf(asked, siteUrl, host)) return false;
    usualHost = asked;
    return true;
  };

  return (request, response) => {
    const target = request.url ?? '/';
    if (isTold) logWhenDone(response, request.method, performance.now());

    const path = pathOf(target);
    // The very address of a file can be decoded and is written as it should be.
    const isFile = files.holds(path);
    // What cannot be decoded is no address; React Router would say so on the terminal, address
    // included.
    if (!target.startsWith('/') || !(isFile || canBeDecoded(path)) || !hasOneHost(request))
      return refuse(response, 400, headers);
    if (!isOurs(request.headers.host)) return refuse(response, 421, headers);
    // Before a Request is made of it, which TRACE cannot be.
    if (!ANSWERED.includes(request.method ?? ''))
      return refuse(response, 405, { ...headers, Allow: ANSWERED.join(', ') });
    if (bodyLength(request) > MAX_BODY) return refuse(response, 413, headers);
    const isPost = request.method === 'POST';
    // Nobody reads what comes with a GET; the connection ends, so that it need not be waited for.
    if (!isPost && hasBody(request)) response.setHeader('Connection', 'close');
    const right =
      isFile && movedTo?.(path) === undefined ? undefined : redirectTarget(target, movedTo);
    if (right !== undefined && !isPost)
      return void response.writeHead(308, { ...headers, Location: right }).end();
    // A form is answered wherever it is sent: not every program sends it again to where it is led.
    if (right !== undefined) request.url = right;
    // As it was asked for: "/services%2Fai-strategy" is not the address of a page, and the router
    // in the browser agrees. What answers its query is a file of its own, or rendered for it.
    if (files.answer(request, response, readsQuery(target) ? target : path)) return;
    if (isPost && isSmall(request)) hangUpAfter(smallBodyTimeout, request, response);
    if (isPost && awaitsContinue(request)) response.writeContinue();
    void askApplication(request, response);
  };

  /** Unless the body is there in time. */
  function hangUpAfter(
    milliseconds: number,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (request.complete) return;
    const timer = setTimeout(
      () => request.complete || hangUp(request.socket, response, 408, headers),
      milliseconds,
    );
    response.once('close', () => clearTimeout(timer));
  }

  function logWhenDone(
    response: ServerResponse,
    method: string | undefined,
    started: number,
  ): void {
    response.once('finish', () =>
      log.debug(
        { method, status: response.statusCode, ms: Math.round(performance.now() - started) },
        'answered',
      ),
    );
  }
}

/** None would be nobody's request; of two, a proxy may have believed the other. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Names and values by turns. Node can tell them apart by name, which takes as long as answering.
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1;
}

/** In bytes, as far as the client says. */
function bodyLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

function hasBody(request: IncomingMessage): boolean {
  return bodyLength(request) > 0 || request.headers['transfer-encoding'] !== undefined;
}

/** Whether a body has no files to wait for. */
function isSmall(request: IncomingMessage): boolean {
  const { 'content-length': length, 'content-type': type = '' } = request.headers;
  return length === undefined ? !/^multipart\//i.test(type) : bodyLength(request) <= SMALL_BODY;
}

/**
 * The request as the application may see it: for an origin that is ours, whatever scheme and host
 * the client named, and without the headers that React Router believes because only its own build
 * should send them.
 */
function cleanRequest(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) {
    if (/^x-(react-router|remix|forwarded)-/.test(name)) headers.delete(name);
  }
  // Put together as text: resolved against the origin, a path such as "//other.example/contact"
  // would be another origin's.
  return new Request(origin + pathname + search, {
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

function canBeDecoded(path: string): boolean {
  try {
    // The result is looked at, since a minifier takes a call away whose result nobody does.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { SiteFiles } from '#delivery/site-files.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import { routeKind } from '#server/monitoring/route-kind.ts';
import { NO_TRACING, type Tracing } from '#server/tracing/tracing.ts';
import { applicationRequest } from './application-request.ts';
import { checkHost } from './check-host.ts';
import { checkMethod } from './check-method.ts';
import { checkTarget } from './check-target.ts';
import { clientIpAddress } from './client-ip-address.ts';
import { originOf } from './host.ts';
import { isSmall, limitBody } from './limit-body.ts';
import { logRequests } from './log-requests.ts';
import { measureRequests } from './measure-requests.ts';
import type { Exchange, Middleware } from './middleware.ts';
import { redirectRequests } from './redirects.ts';
import type { HeaderSet } from './security-headers.ts';
import { takeTurns } from './take-turns.ts';

/** Limits how many requests with files are read at a time, because they take memory. */
const FILES_AT_ONCE = { atOnce: 16, perClient: 4 };

export type Visit = {
  client: string;
};

export type Site = {
  files: Pick<SiteFiles, 'answer' | 'has'>;
  /** Answers requests for hashed files that this release does not have. */
  otherReleases?: Pick<SiteFiles, 'answer'>;
  app: { fetch: (request: Request, visit: Visit) => Response | Promise<Response> };
  readsQuery: (target: string) => boolean;
  movedTo?: (path: string) => string | undefined;
  siteUrl: string;
  host: string;
  trustedProxies: readonly string[];
  headers: HeaderSet;
  log: Logger;
  metrics?: Metrics;
  tracing?: Tracing;
  smallBodyTimeout?: number;
};

/** Passes each request through the middlewares, then to the files, then to the application. */
export function createListener(site: Site): RequestListener {
  const { files, app, readsQuery, siteUrl, host, headers, tracing = NO_TRACING } = site;
  const middlewares: Middleware[] = [
    measureRequests(site.metrics),
    logRequests(site.log),
    checkTarget(headers),
    checkHost({ siteUrl, listeningOn: host, headers }),
    checkMethod(headers),
    limitBody({ headers, smallBodyTimeout: site.smallBodyTimeout }),
    redirectRequests(headers, site.movedTo),
    // The path is not decoded, so "/services%2Fai-strategy" is not the path of a service.
    ({ request, response, target, path }) =>
      files.answer(request, response, readsQuery(target) ? target : path),
    ({ request, response, path }) => site.otherReleases?.answer(request, response, path) ?? false,
  ];
  const client = clientIpAddress(site.trustedProxies);
  const askApplication = getRequestListener((request, { incoming }) =>
    app.fetch(
      applicationRequest(request, originOf(incoming.headers.host, siteUrl, host) ?? siteUrl),
      { client: client(incoming) },
    ),
  );
  const readInTurn = takeTurns(FILES_AT_ONCE);
  const answer = (exchange: Exchange) => {
    const { request, response } = exchange;
    if (middlewares.some((answers) => answers(exchange))) return;
    if (request.method !== 'POST' || isSmall(request)) {
      void askApplication(request, response);
      return;
    }
    readInTurn({
      client: client(request),
      // A request may start when another request ends. `bind` keeps their traces apart.
      start: AsyncLocalStorage.bind((done: () => void) => {
        // The client may have left while the request waited.
        if (response.destroyed) return done();
        response.once('close', done);
        void askApplication(request, response);
      }),
    });
  };
  return (request, response) => {
    const target = request.url ?? '/';
    const path = pathOf(target);
    const exchange = { request, response, target, path, isFile: files.has(path) };
    const route = routeKind(request.method, path);
    tracing.request({ request, response, route }, () => answer(exchange));
  };
}

function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}

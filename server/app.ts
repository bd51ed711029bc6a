import * as build from 'virtual:react-router/server-build';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  type CountRefusal,
  countRefusal,
  limit,
  type Store,
  store,
} from '#app/forms/engine/ports.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { queryPaths, recordPaths } from '#app/kinds/prerender-paths.server.ts';
import {
  type CountEmptySearch,
  countEmptySearch,
  isSameOrigin,
  type ReadSearchIndex,
  type ReportError,
  readSearchIndex,
  reportError,
  type SiteFacts,
  site,
  type Tokens,
  tokens,
} from '#app/ports.ts';
import { readsQuery } from '#app/read-queries.ts';
import { STAFF_PATH } from '#app/staff-link.ts';
import { type StaffDesk, staffDesk, staffLimit } from '#app/staff-ports.ts';
import { languages, originalLanguage } from '#content/languages.ts';
import { styleHashes } from '#delivery/inline-hashes.ts';
import { CACHE_CONTROL } from '#delivery/manifest.ts';
import { staticPaths } from '#delivery/static-paths.ts';
import { answerUnavailable } from './http/answer-unavailable.ts';
import { answerInBrotli } from './http/brotli.ts';
import type { Visit } from './http/listener.ts';
import { markdownAnswer } from './http/markdown-answer.ts';
import { nameErrors, newErrorCode } from './http/name-errors.ts';
import type { RateLimit } from './http/rate-limit.ts';
import { isSameOrigin as comesFromHere } from './http/same-origin.ts';
import type { HeaderSet } from './http/security-headers.ts';
import { type RouteKind, routeKind } from './monitoring/route-kind.ts';
import { NO_TRACING, type Tracing } from './tracing/tracing.ts';

// The build puts this file and the pages into one bundle, because both need the same context keys.

// The server, the build and the inbox import these functions from the bundle.
export { movedTo } from '#app/content/redirects.server.ts';
export { writeLetterMail, writeTestLetter } from '#app/forms/newsletter/letter-mail.server.ts';
export { writeSeatMail, writeWebinarMail } from '#app/forms/webinar/webinar.server.ts';
export { allLetterFacts, letterFacts } from '#app/kinds/letters/letter-facts.server.ts';
export { nextChange } from '#app/kinds/next-change.server.ts';
export { setSequences, webinarFacts } from '#app/kinds/webinars/webinar-facts.server.ts';
export { composeDigest } from '#app/mail/digest.server.ts';
export { composeErrorDigest } from '#app/mail/error-digest.server.ts';
export { composeForward } from '#app/mail/forward.server.ts';
export { composeWeekly } from '#app/mail/weekly.server.ts';
export { writeIndex } from '#app/search/search.server.ts';
export { socialImages } from '#app/seo/social-images.server.ts';
export { setSiteSettings } from '#app/site-settings.ts';
export { readsQuery };
/** The name of the release, also in `/release.json`. */
export const release = import.meta.env.RELEASE;

export type AppDependencies = {
  logError: (error: unknown, code: string, route: RouteKind) => void;
  /**
   * `page` and `staff` return the headers of a page with these hashes of inline styles. `staff` is
   * for the staff page, and `file` for all answers that are not pages.
   */
  headers: Record<'page' | 'staff', (styles: readonly string[]) => HeaderSet> & { file: HeaderSet };
  finish?: (html: string) => string;
  traceStep?: Tracing['step'];
  isServing: () => boolean;
  store: Store;
  tokens: Tokens;
  /** Counts a search that found nothing. @param client identifies the client */
  countEmptySearch: (client: string, ...search: Parameters<CountEmptySearch>) => void;
  staff: StaffDesk;
  limits: Pick<RateLimit, 'consume' | 'consumeStaff'>;
  countRefusal: CountRefusal;
  readSearchIndex?: ReadSearchIndex;
  site: Omit<SiteFacts, 'firmLanguage'> & { firmLanguage: string };
  /** Search engines use this key to check that reports of changes come from the site. */
  indexNowKey?: string | undefined;
  cspReports: (request: Request) => Promise<Response>;
};

const RETRY_AFTER = '60';

// The generated types allow undefined values, but ServerBuild does not.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Renders a page or a file in advance, at build time or when the content changes. */
export async function renderAhead(path: string): Promise<Response> {
  const render = (request: Request) => handle(request, new RouterContextProvider());
  const request = new Request(new URL(path, 'http://localhost'));
  return (await markdownAnswer(request, render)) ?? render(request);
}

export function pathsAhead(): string[] {
  return [...staticPaths(build as ServerBuild), ...recordPaths(), ...queryPaths()];
}

export function createApp(dependencies: AppDependencies): Hono<{ Bindings: Visit }> {
  const { headers, finish = (html) => html, cspReports, logError } = dependencies;
  const { traceStep = NO_TRACING.step } = dependencies;
  const app = new Hono<{ Bindings: Visit }>();

  app.use(compress());
  app.use(answerInBrotli);
  app.use(async (context, next) => {
    await next();
    const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html');
    const html = isPage ? finish(await context.res.text()) : undefined;
    if (html !== undefined) context.res = new Response(html, context.res);
    const pageHeaders = isForStaff(context.req.path) ? headers.staff : headers.page;
    for (const [name, value] of Object.entries(
      html === undefined ? headers.file : pageHeaders(styleHashes(html)),
    ))
      context.header(name, value);
    if (!context.res.headers.has('Cache-Control'))
      context.header(
        'Cache-Control',
        isFetchedAhead(context) ? CACHE_CONTROL.prefetch : 'no-store',
      );
    // Search engines must not index errors and loader data. Pages have a robots tag instead.
    if (!isPage && (context.res.status >= 400 || forScripts(context.res)))
      context.header('X-Robots-Tag', 'noindex');
  });

  app.get('/health', (context) =>
    dependencies.isServing()
      ? context.json({ status: 'ok' })
      : context.json({ status: 'stopping' }, 503),
  );

  const { indexNowKey } = dependencies;
  if (indexNowKey) app.get(`/${indexNowKey}.txt`, (context) => context.text(indexNowKey));

  // Reports may come from any origin, so there is no check of the origin.
  app.post('/csp-report', (context) => cspReports(context.req.raw));

  app.all('*', async (context) => {
    const { raw: asked } = context.req;
    // The headers of a page depend on its body, so a HEAD request also renders the page. Hono omits
    // the body.
    const raw = asked.method === 'HEAD' ? new Request(asked, { method: 'GET' }) : asked;
    const route = routeKind(raw.method, context.req.path);
    const log = (error: unknown, code: string) => logError(error, code, route);
    const handleTraced = (request: Request, reportError: ReportError) =>
      traceStep('render', () =>
        handle(
          withoutOrigin(request),
          contextOf({ ...dependencies, reportError }, request, context.env?.client),
        ),
      );
    const render = (request: Request) =>
      nameErrors(log, (report) =>
        answerUnavailable(report, (reportError) => handleTraced(request, reportError)),
      );
    const answered = (await markdownAnswer(raw, render)) ?? (await render(raw));
    const answer = answered.status === 405 ? await showInstead(asked.url, render) : answered;
    if (answer.status === 503 && !answer.headers.has('Retry-After'))
      answer.headers.set('Retry-After', RETRY_AFTER);
    const location = answer.headers.get('Location');
    // A script that sends a form gets the new location as JSON. `fetch` would follow a redirect and
    // load the page, which the browser then loads again.
    return raw.method === 'POST' && raw.headers.get('Accept') === 'application/json' && location
      ? Response.json({ location })
      : answer;
  });

  app.onError((error, context) => {
    const code = newErrorCode();
    const { method, path, raw } = context.req;
    // An aborted request is not an error.
    if (!raw.signal.aborted) logError(error, code, routeKind(method, path));
    return context.text(`500 ${code}\n`, 500);
  });
  return app;
}

/** Shows a page with status 405 after a POST to a page without an action. */
async function showInstead(
  url: string,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const page = await render(new Request(url));
  if (!page.ok) return page;
  const headers = new Headers(page.headers);
  headers.set('Allow', 'GET, HEAD');
  return new Response(page.body, { status: 405, headers });
}

function isForStaff(path: string): boolean {
  return neutralPath(path).startsWith(`${STAFF_PATH}/`);
}

/**
 * Returns true for the loader data of a page with a query, such as a filtered list. Browsers may
 * prefetch such data.
 */
function isFetchedAhead({ req: { method, url }, res }: Context): boolean {
  const { pathname, search } = new URL(url);
  return (
    method === 'GET' &&
    res.status === 200 &&
    pathname.endsWith('.data') &&
    readsQuery(pathname + search)
  );
}

function forScripts({ headers }: Response): boolean {
  return /^(application\/json|text\/x-script)/.test(headers.get('Content-Type') ?? '');
}

function contextOf(
  dependencies: AppDependencies & { reportError: ReportError },
  request: Request,
  client = '',
): RouterContextProvider {
  const context = new RouterContextProvider();
  const firmLanguage =
    languages.find(({ code }) => code === dependencies.site.firmLanguage) ?? originalLanguage;
  context.set(reportError, dependencies.reportError);
  context.set(store, dependencies.store);
  context.set(tokens, dependencies.tokens);
  context.set(limit, (form, email) => dependencies.limits.consume(form, client, email));
  context.set(staffDesk, dependencies.staff);
  context.set(staffLimit, () => dependencies.limits.consumeStaff(client));
  context.set(countEmptySearch, (code, query) =>
    dependencies.countEmptySearch(client, code, query),
  );
  context.set(countRefusal, dependencies.countRefusal);
  context.set(isSameOrigin, comesFromHere(request.headers, new URL(request.url).origin));
  if (dependencies.readSearchIndex) context.set(readSearchIndex, dependencies.readSearchIndex);
  context.set(site, { ...dependencies.site, firmLanguage });
  return context;
}

/**
 * Removes the Origin header, because React Router would answer forms of other origins with an error
 * page. The form engine refuses these forms, but shows what was typed.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('Origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, { headers });
}

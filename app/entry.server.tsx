import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { hydrationElement } from '#delivery/hydration/write.ts';
import { isGone } from './content/redirects.server.ts';
import { HIDDEN_MESSAGE } from './error-code.ts';
import { reportError } from './ports.ts';
import { forPrograms } from './seo/machine-head.server.tsx';

const FONT_PRELOAD = /<link rel="preload" as="font"[^>]*>/;
const BODY = /<body[^>]*>/;

/** Renders without streaming, because streaming would add inline scripts. */
export default async function handleRequest(
  request: Request,
  found: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const status = found === 404 && isGone(new URL(request.url).pathname) ? 410 : found;
  // The page may answer a form that was sent without a script. It then has the action's headers.
  for (const answered of Object.values(context.staticHandlerContext.actionHeaders)) {
    for (const [name, value] of answered) headers.set(name, value);
  }
  if (wantsData(request)) {
    const { actionData } = context.staticHandlerContext;
    const failed = status >= 500 ? { code: HIDDEN_MESSAGE } : null;
    return Response.json(Object.values(actionData ?? {})[0] ?? failed, { status, headers });
  }

  const { serverHandoffStream, ...rest } = context;
  // In development, React Router's own scripts need the full context.
  const page = <ServerRouter context={import.meta.env.DEV ? context : rest} url={request.url} />;
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const rendered = await text(prelude);
  const { pathname } = new URL(request.url);
  const { head, end } = await forPrograms(pathname);
  const html = withFontInBody(rendered).replace('</head>', () => `${head}</head>`);

  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('X-Robots-Tag', robotsOf(html));
  const data =
    import.meta.env.DEV || !serverHandoffStream
      ? ''
      : hydrationElement(context, await new Response(serverHandoffStream).text());
  return new Response(
    html.replace('</body>', () => `${data}${status < 400 ? end : ''}</body>`),
    { status, headers },
  );
}

/** Search engines must not index an answer without a robots directive. */
function robotsOf(html: string): string {
  return /<meta name="robots" content="([^"]+)"/.exec(html)?.[1] ?? 'noindex';
}

/** Moves the font's preload to the body. In the head, the preload delays Chromium's first paint. */
function withFontInBody(html: string): string {
  const [preload = ''] = FONT_PRELOAD.exec(html) ?? [];
  return html.replace(preload, '').replace(BODY, (body) => body + preload);
}

/** A script that sent a form needs the result of the action, but no page. */
function wantsData({ method, headers }: Request): boolean {
  return method === 'POST' && headers.get('Accept') === 'application/json';
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportError)(error);
};

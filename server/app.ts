import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type ReportError, reportError } from '#app/services.ts';
import type { HeaderSet } from './http/security-headers.ts';

// Bundled with the pages, so that both mean the same context keys. Pure: whoever starts the site hands everything in.

// Rendering at build time asks the bundle for these.
export * from 'virtual:react-router/server-build';
// When pages say something else by themselves, and which there are then.
export { entryAddresses } from '#app/content/addresses.server.ts';
export { nextChange } from '#app/content/changes.server.ts';
// Which of them answer their query.
export { readsQuery } from '#app/read-queries.ts';

export type AppServices = {
  reportError: ReportError;
  /** Security headers of what is rendered on request, and of everything else. */
  headers: { page: HeaderSet; file: HeaderSet };
};

/** The application that answers what no built file does. */
export function createApp({ reportError: report, headers }: AppServices): Hono {
  // The generated types of the module say "or undefined" where ServerBuild says "or absent".
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  const app = new Hono();

  app.use(compress());
  app.use(async (context, next) => {
    await next();
    const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html');
    for (const [name, value] of Object.entries(isPage ? headers.page : headers.file)) context.header(name, value);
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });

  app.get('/health', (context) => context.json({ status: 'ok' }));

  app.all('*', async (context) => {
    const services = new RouterContextProvider();
    services.set(reportError, report);
    return handle(context.req.raw, services);
  });

  app.onError((error, context) => {
    report(error);
    return context.body(null, 500);
  });
  return app;
}

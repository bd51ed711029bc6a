import { Hono } from 'hono';
import type { Registry } from 'prom-client';
import { originOf } from '#server/http/host.ts';
import { isLoopback } from '#server/is-loopback.ts';
import type { Readiness } from './readiness.ts';

type PrivateApp = {
  host: string;
  isServing: () => boolean;
  readiness: () => Promise<Readiness>;
  registry: Pick<Registry, 'metrics' | 'contentType'>;
};

export function createPrivateApp({ host, isServing, readiness, registry }: PrivateApp): Hono {
  const app = new Hono();
  const isLocal = isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`);

  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    // Without this check, a page of another site could read the answers by DNS rebinding.
    if (isLocal && !originOf(context.req.header('host'), 'http://localhost', host))
      return context.text('421 Misdirected Request\n', 421);
    return next();
  });

  app.get('/health', (context) =>
    isServing()
      ? context.json({ status: 'ok', reason: 'the process answers' })
      : context.json({ status: 'stopping', reason: 'the site was asked to stop' }, 503),
  );

  app.get('/ready', async (context) => {
    const checks = await readiness();
    const isReady = Object.values(checks).every(({ ok }) => ok);
    return context.json({ status: isReady ? 'ready' : 'not ready', checks }, isReady ? 200 : 503);
  });

  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );

  return app;
}

import { type Metrics, NO_METRICS } from '#server/monitoring/metrics.ts';
import { routeKind } from '#server/monitoring/route-kind.ts';
import type { Middleware } from './middleware.ts';

/** Measures each request until the answer is sent or the client leaves. */
export function measureRequests(metrics: Metrics = NO_METRICS): Middleware {
  if (metrics === NO_METRICS) return () => false;
  return ({ request: { method }, response, path }) => {
    const started = performance.now();
    response.once('close', () =>
      metrics.requestAnswered({
        route: routeKind(method, path),
        status: response.writableFinished ? response.statusCode : 'aborted',
        seconds: (performance.now() - started) / 1000,
      }),
    );
    return false;
  };
}

import type { Logger } from 'pino';
import type { Middleware } from './middleware.ts';

export function logRequests(log: Logger): Middleware {
  const isEnabled = log.isLevelEnabled('debug');
  return ({ request: { method }, response }) => {
    if (!isEnabled) return false;
    const started = performance.now();
    response.once('finish', () => {
      const ms = Math.round(performance.now() - started);
      log.debug({ method, status: response.statusCode, ms }, 'answered');
    });
    return false;
  };
}

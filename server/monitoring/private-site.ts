import { getRequestListener } from '@hono/node-server';
import type { Registry } from 'prom-client';
import { type Settings, SettingsError } from '#server/env.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { createPrivateApp } from './private-app.ts';
import { createReadiness, type ReadinessOptions } from './readiness.ts';

const HEADERS = { 'X-Content-Type-Options': 'nosniff' };
/** The time limit for open answers when the site stops, in milliseconds. */
const LONGEST_CLOSE = 250;

type PrivateSite = Pick<ReadinessOptions, 'database' | 'isServing' | 'builtAt'> & {
  isRelayReachable: () => boolean;
  registry: Registry | undefined;
};

export type RunningPrivateSite = {
  /** @returns the URL, or undefined without PRIVATE_PORT @throws StartError */
  listen: () => Promise<string | undefined>;
  close: () => Promise<void>;
};

/**
 * Creates the server of the private port, which no public request reaches.
 * @throws SettingsError
 */
export async function createPrivateSite(
  settings: Settings,
  { registry, ...site }: PrivateSite,
): Promise<RunningPrivateSite> {
  const { PORT, PRIVATE_PORT: port, PRIVATE_HOST: host } = settings;
  if (port === undefined || !registry)
    return { listen: async () => undefined, close: async () => {} };
  if (port !== 0 && port === PORT)
    throw new SettingsError(
      `PRIVATE_PORT: expected another port than PORT, which is ${PORT}, received ${port}`,
    );
  const readiness = createReadiness({ ...site, settings });
  const { addStateGauges } = await import('./state-gauges.ts');
  addStateGauges(registry, { ...site, readiness });
  const app = createPrivateApp({ host, isServing: site.isServing, readiness, registry });
  const server = createHttpServer(getRequestListener(app.fetch), HEADERS, {
    port: 'PRIVATE_PORT',
    host: 'PRIVATE_HOST',
  });
  return {
    listen: () => server.listen(port, host),
    close: () => server.close(LONGEST_CLOSE),
  };
}

import { onTestFinished } from 'vitest';
import type { DatabaseSettings } from './databases.ts';
import { type RunningSite, startSite } from './run.ts';

/** Starts the built site on a database until the test ends, with very high rate limits. */
export async function startSiteOn(
  database: DatabaseSettings,
  settings: Record<string, string> = {},
  folder = '.',
): Promise<RunningSite> {
  const site = await startSite({
    folder,
    settings: { ...database, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn', ...settings },
  });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

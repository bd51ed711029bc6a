import type { Logger } from 'pino';
import { HOUR } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { type Metrics, NO_METRICS } from '#server/monitoring/metrics.ts';
import { type Purged, purge } from './purge.ts';
import { watchClock } from './trusted-clock.ts';

type PurgeSchedule = {
  database: Database;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  metrics?: Pick<Metrics, 'purgeEnded'>;
  now?: () => number;
  every?: number;
};

/**
 * Purges at once and then every hour, but only while the clock can be trusted.
 * @returns a function that stops the purges
 */
export function startPurging(schedule: PurgeSchedule): () => void {
  const { database, log, metrics = NO_METRICS, now = Date.now, every = HOUR } = schedule;
  const isTrusted = watchClock(database);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const round = async () => {
    try {
      const wall = now();
      if (await isTrusted({ wall, monotonic: performance.now() })) {
        const purged = await purge(database, { now: wall, dryRun: false });
        log.info(purged, 'purged');
        metrics.purgeEnded('done', total(purged));
      } else {
        log.warn('nothing was purged, because the clock has jumped');
        metrics.purgeEnded('skipped', 0);
      }
    } catch (error) {
      if (!isStopped) log.error({ error }, 'purging failed');
      metrics.purgeEnded('failed', 0);
    }
    if (isStopped) return;
    timer = setTimeout(() => void round(), every);
    timer.unref();
  };

  void round();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function total({ deleted }: Purged): number {
  return Object.values(deleted).reduce((sum, count) => sum + count, 0);
}

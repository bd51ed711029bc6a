import type { Logger } from 'pino';
import { HOUR } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { purge } from './purge.ts';
import { watchClock } from './trusted-clock.ts';

type PurgeSchedule = {
  database: Database;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  now?: () => number;
  /** The time between two rounds, in milliseconds. */
  every?: number;
};

/**
 * Purges now and every hour while the clock can be trusted.
 * @returns a function to stop purging
 */
export function startPurging(schedule: PurgeSchedule): () => void {
  const { database, log, now = Date.now, every = HOUR } = schedule;
  const isTrusted = watchClock(database);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const round = async () => {
    try {
      const wall = now();
      if (await isTrusted({ wall, monotonic: performance.now() }))
        log.info(await purge(database, { now: wall, dryRun: false }), 'purged');
      else log.warn('nothing was purged, because the clock has jumped');
    } catch (error) {
      if (!isStopped) log.error({ error }, 'purging failed');
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

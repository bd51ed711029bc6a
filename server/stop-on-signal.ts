import type { Logger } from 'pino';

/**
 * A second signal within this many milliseconds may be the first one, forwarded by a parent
 * process.
 */
const SAME_SIGNAL = 1000;

/** Closes the site after a signal. A second Ctrl-C ends the process at once. */
export function stopOnSignal(close: () => Promise<void>, log: Logger): void {
  let stoppingSince: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (signal === 'SIGINT' && performance.now() - stoppingSince > SAME_SIGNAL) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    await close();
    log.info('stopped');
    process.exitCode = 0;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

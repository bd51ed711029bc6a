import type { Logger } from 'pino';

/**
 * A second signal within this many milliseconds is ignored, because a parent process may forward
 * the first signal.
 */
const SAME_SIGNAL = 1000;

/** Closes the site when the process gets a signal. A second Ctrl-C ends the process at once. */
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

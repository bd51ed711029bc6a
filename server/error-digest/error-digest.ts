import type { Logger } from 'pino';
import { MINUTE } from '#app/i18n/durations.ts';
import type { ErrorBuffer } from './error-buffer.ts';
import { type SendOptions, sendErrors } from './send-errors.ts';

export type ErrorDigestOptions = SendOptions & {
  buffer: ErrorBuffer;
  log: Pick<Logger, 'warn'>;
};

/** Milliseconds between two rounds. A round stores new errors and sends a due digest. */
const ROUND = MINUTE;
/** Milliseconds to wait after the first error, because one fault often causes several errors. */
const GATHERING = 1000;
/** Milliseconds that a stop waits for the last round. */
const LONGEST_STOP = 1000;

/** Mails the errors of all processes that share the database, at most once an hour. */
export function startErrorDigest(options: ErrorDigestOptions): { stop: () => Promise<void> } {
  const { buffer, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isFailing = false;
  let isQuiet = false;
  let running = Promise.resolve();

  const round = async () => {
    const errors = buffer.take();
    isQuiet = errors.kinds.length === 0;
    try {
      await sendErrors(errors, options);
      isFailing = false;
    } catch (error) {
      buffer.putBack(errors);
      // Log a warning, because an error would start another round.
      if (!isFailing && !isStopped) log.warn({ error }, 'errors cannot be reported');
      isFailing = true;
    }
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = round().then(() => schedule(ROUND));
    }, delay);
    timer.unref();
  };

  buffer.onError(() => {
    if (!isQuiet) return;
    isQuiet = false;
    schedule(GATHERING);
  });
  schedule(0);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const ended = running.then(round);
      await Promise.race([ended, new Promise((done) => setTimeout(done, LONGEST_STOP).unref())]);
    },
  };
}

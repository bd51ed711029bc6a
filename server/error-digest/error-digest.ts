import type { Logger } from 'pino';
import { MINUTE } from '#app/i18n/durations.ts';
import type { ErrorBuffer } from './error-buffer.ts';
import { type SendOptions, sendErrors } from './send-errors.ts';

export type ErrorDigestOptions = SendOptions & {
  buffer: ErrorBuffer;
  log: Pick<Logger, 'warn'>;
};

/** How often a process stores its errors and looks for errors that are due, in milliseconds. */
const ROUND = MINUTE;
/** A round begins this long after the first error, because one fault often causes several. */
const GATHERING = 1000;
/** How long a stop waits for the last round, in milliseconds. */
const LONGEST_STOP = 1000;

/** Mails the errors of all processes that share the database, at most once an hour. */
export function startErrorDigest(options: ErrorDigestOptions): { stop: () => Promise<void> } {
  const { buffer, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isFailing = false;
  /** True if the last round found no error, so that the next error starts a round soon. */
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
      // This is a warning, because an error would start the next round.
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

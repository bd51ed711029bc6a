import { WEEK } from '#app/i18n/durations.ts';
import type { OutboxSettings } from './settings.ts';

type Bounds = Pick<OutboxSettings, 'OUTBOX_BACKOFF_MIN_MS' | 'OUTBOX_BACKOFF_MAX_MS'>;

/** Minimum time for which a mail is retried. */
const RETRIED_FOR = WEEK;
/** Each pause varies by this share, so that mails are not retried all at once. */
const JITTER = 0.25;

/**
 * Returns the pause after a number of failures, in milliseconds. It doubles from the minimum to the
 * maximum, with random jitter.
 */
export function backoff(
  failures: number,
  { OUTBOX_BACKOFF_MIN_MS: least, OUTBOX_BACKOFF_MAX_MS: most }: Bounds,
): number {
  const pause = Math.min(most, least * 2 ** (Math.max(failures, 1) - 1));
  return Math.round(pause * (1 - JITTER + 2 * JITTER * Math.random()));
}

/**
 * Returns how many attempts take seven days even with the shortest possible pauses. Attempts are
 * counted instead of days, so that a clock that jumps ahead does not end the retries.
 */
export function attemptsBeforeGivingUp({
  OUTBOX_BACKOFF_MIN_MS: least,
  OUTBOX_BACKOFF_MAX_MS: most,
}: Bounds): number {
  const span = RETRIED_FOR / (1 - JITTER);
  let attempts = 1;
  let elapsed = 0;
  for (let pause = least; pause < most && elapsed < span; pause *= 2) {
    elapsed += pause;
    attempts++;
  }
  return attempts + Math.ceil(Math.max(span - elapsed, 0) / most);
}

import { WEEK } from '#app/i18n/durations.ts';
import type { OutboxSettings } from './settings.ts';

type Bounds = Pick<OutboxSettings, 'OUTBOX_BACKOFF_MIN_MS' | 'OUTBOX_BACKOFF_MAX_MS'>;

const RETRIED_FOR = WEEK;
/** The share by which each pause varies, because mails must not all be retried at once. */
const JITTER = 0.25;

/** Returns a pause in milliseconds. Each further failure doubles the pause, up to the maximum. */
export function backoff(
  failures: number,
  { OUTBOX_BACKOFF_MIN_MS: least, OUTBOX_BACKOFF_MAX_MS: most }: Bounds,
): number {
  const pause = Math.min(most, least * 2 ** (Math.max(failures, 1) - 1));
  return Math.round(pause * (1 - JITTER + 2 * JITTER * Math.random()));
}

/**
 * Returns the number of attempts after which a mail is given up. Even with the shortest pauses,
 * these attempts take a week. The limit is not a time, because the clock may be wrong.
 */
export function attemptsBeforeGivingUp(bounds: Bounds): number {
  const { OUTBOX_BACKOFF_MIN_MS: least, OUTBOX_BACKOFF_MAX_MS: most } = bounds;
  const span = RETRIED_FOR / (1 - JITTER);
  let attempts = 1;
  let elapsed = 0;
  for (let pause = least; pause < most && elapsed < span; pause *= 2) {
    elapsed += pause;
    attempts++;
  }
  return attempts + Math.ceil(Math.max(span - elapsed, 0) / most);
}

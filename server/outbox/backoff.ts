import { WEEK } from '#app/i18n/durations.ts';
import type { OutboxSettings } from './settings.ts';

type Bounds = Pick<OutboxSettings, 'OUTBOX_BACKOFF_MIN_MS' | 'OUTBOX_BACKOFF_MAX_MS'>;

/** How long a mail is tried at the least, in milliseconds. */
const TRIED_FOR = WEEK;
/** A pause is so much longer or shorter by chance, lest all come at once. */
const JITTER = 0.25;

/**
 * The pause after so many failures, in milliseconds: doubling from the least to the most, a quarter
 * more or less.
 */
export function backoff(
  failures: number,
  { OUTBOX_BACKOFF_MIN_MS: least, OUTBOX_BACKOFF_MAX_MS: most }: Bounds,
): number {
  const pause = Math.min(most, least * 2 ** (Math.max(failures, 1) - 1));
  return Math.round(pause * (1 - JITTER + 2 * JITTER * Math.random()));
}

/**
 * How many tries fill seven days even where every pause is as short as chance allows. Counting
 * tries instead of days keeps a clock that jumps ahead from ending it.
 */
export function triesBeforeGivingUp({
  OUTBOX_BACKOFF_MIN_MS: least,
  OUTBOX_BACKOFF_MAX_MS: most,
}: Bounds): number {
  const span = TRIED_FOR / (1 - JITTER);
  let tries = 1;
  let elapsed = 0;
  for (let pause = least; pause < most && elapsed < span; pause *= 2) {
    elapsed += pause;
    tries++;
  }
  return tries + Math.ceil(Math.max(span - elapsed, 0) / most);
}

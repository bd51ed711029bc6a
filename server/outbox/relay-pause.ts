import { backoff } from './backoff.ts';
import type { OutboxSettings } from './settings.ts';

/**
 * However long the relay was away, it is asked again after ten times the shortest pause: one
 * connection costs nothing.
 */
const LONGEST = 10;

export type RelayPause = {
  /** How many mails may start now, where so many may be on their way at once. */
  room: (inFlight: number, atOnce: number) => number;
  /**
   * A mail starts.
   * @returns whether it is the one that asks, for all of them, whether the relay is back
   */
  start: () => boolean;
  /**
   * The relay was not there.
   * @returns how long nothing is sent now, in milliseconds, and whether that is news
   */
  fail: (isProbe: boolean) => { pause: number; isNew: boolean };
  /** The relay answered, whatever it said of the mail. @returns whether that is news */
  end: () => boolean;
  /** A mail ended before the relay was asked. */
  skip: (isProbe: boolean) => void;
};

/**
 * While the relay itself cannot be reached all mails wait, and one at a time asks whether it is
 * back.
 */
export function createRelayPause({
  OUTBOX_BACKOFF_MIN_MS,
  OUTBOX_BACKOFF_MAX_MS,
}: OutboxSettings): RelayPause {
  const bounds = {
    OUTBOX_BACKOFF_MIN_MS,
    OUTBOX_BACKOFF_MAX_MS: Math.min(OUTBOX_BACKOFF_MAX_MS, OUTBOX_BACKOFF_MIN_MS * LONGEST),
  };
  let failures = 0;
  let isProbing = false;
  // On the monotonic clock: the other one may jump.
  let until = 0;
  const left = () => Math.max(Math.ceil(until - performance.now()), 0);
  return {
    room: (inFlight, atOnce) => {
      const free = Math.max(atOnce - inFlight, 0);
      if (failures === 0) return free;
      return isProbing || left() > 0 ? 0 : Math.min(free, 1);
    },
    start: () => {
      if (failures === 0 || isProbing) return false;
      isProbing = true;
      return true;
    },
    fail: (isProbe) => {
      const isNew = failures === 0;
      // Those that were on their way when the pause began tell nothing new.
      if (isNew || isProbe) {
        isProbing = false;
        failures++;
        until = performance.now() + backoff(failures, bounds);
      }
      return { pause: left(), isNew };
    },
    end: () => {
      const isNew = failures > 0;
      failures = 0;
      isProbing = false;
      return isNew;
    },
    skip: (isProbe) => {
      if (isProbe) isProbing = false;
    },
  };
}

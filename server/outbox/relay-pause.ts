import { backoff } from './backoff.ts';
import type { OutboxSettings } from './settings.ts';

/** The longest pause is this many times as long as the shortest. */
const LONGEST = 10;

export type RelayPause = {
  isReachable: () => boolean;
  /** Returns how many mails may start now. */
  room: (inFlight: number, atOnce: number) => number;
  /** Records the start of a mail. @returns whether this mail probes the relay in an outage */
  start: () => boolean;
  /** Records a failed connection. @returns milliseconds to wait, and whether the outage is new */
  fail: (isProbe: boolean) => { pause: number; isNew: boolean };
  /** Records an answer of the relay, even a refusal. @returns whether an outage has ended */
  end: () => boolean;
  /** Records that a mail failed before it reached the relay. */
  skip: (isProbe: boolean) => void;
};

/** Pauses all mails while the relay is unreachable. After a pause, one mail probes the relay. */
export function createRelayPause(settings: OutboxSettings): RelayPause {
  const { OUTBOX_BACKOFF_MIN_MS, OUTBOX_BACKOFF_MAX_MS } = settings;
  const bounds = {
    OUTBOX_BACKOFF_MIN_MS,
    OUTBOX_BACKOFF_MAX_MS: Math.min(OUTBOX_BACKOFF_MAX_MS, OUTBOX_BACKOFF_MIN_MS * LONGEST),
  };
  let failures = 0;
  let isProbing = false;
  // The end of the pause, on the monotonic clock.
  let until = 0;
  const left = () => Math.max(Math.ceil(until - performance.now()), 0);
  return {
    isReachable: () => failures === 0,
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
      // Only the first failure and failed probes make the pause longer. Other failed mails were
      // already in flight when the outage began.
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

import { backoff } from './backoff.ts';
import type { OutboxSettings } from './settings.ts';

/** The longest pause, as a multiple of the shortest. */
const LONGEST = 10;

export type RelayPause = {
  /** Returns how many mails may start now. */
  room: (inFlight: number, atOnce: number) => number;
  /** @returns whether the mail that starts is the probe of the relay */
  start: () => boolean;
  /** @returns how long no mail is sent, in milliseconds, and whether the outage is new */
  fail: (isProbe: boolean) => { pause: number; isNew: boolean };
  /** The relay answered, with any result. @returns whether an outage ended */
  end: () => boolean;
  /** A mail ended before it reached the relay. */
  skip: (isProbe: boolean) => void;
};

/** While the relay cannot be reached, all mails wait and one at a time probes it. */
export function createRelayPause(settings: OutboxSettings): RelayPause {
  const { OUTBOX_BACKOFF_MIN_MS, OUTBOX_BACKOFF_MAX_MS } = settings;
  const bounds = {
    OUTBOX_BACKOFF_MIN_MS,
    OUTBOX_BACKOFF_MAX_MS: Math.min(OUTBOX_BACKOFF_MAX_MS, OUTBOX_BACKOFF_MIN_MS * LONGEST),
  };
  let failures = 0;
  let isProbing = false;
  // On the monotonic clock.
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
      // Mails that were in flight at the start of the outage do not extend it.
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

import { backoff } from './backoff.ts';
import type { OutboxSettings } from './settings.ts';

/** The ratio of the longest to the shortest pause. */
const LONGEST = 10;

export type RelayPause = {
  isReachable: () => boolean;
  room: (inFlight: number, atOnce: number) => number;
  /** Records the start of a mail. @returns whether this mail probes the relay in an outage */
  start: () => boolean;
  /** Records a failed connection. @returns milliseconds to wait, and whether the outage is new */
  fail: (isProbe: boolean) => { pause: number; isNew: boolean };
  /** Records an answer of the relay, even a refusal. @returns whether an outage has ended */
  end: () => boolean;
  skip: (isProbe: boolean) => void;
};

export function createRelayPause(settings: OutboxSettings): RelayPause {
  const { OUTBOX_BACKOFF_MIN_MS, OUTBOX_BACKOFF_MAX_MS } = settings;
  const bounds = {
    OUTBOX_BACKOFF_MIN_MS,
    OUTBOX_BACKOFF_MAX_MS: Math.min(OUTBOX_BACKOFF_MAX_MS, OUTBOX_BACKOFF_MIN_MS * LONGEST),
  };
  let failures = 0;
  let isProbing = false;
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
      // Only a new outage and a failed probe make the pause longer. All other failed mails were in
      // flight when the outage began.
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

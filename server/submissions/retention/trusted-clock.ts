import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { readState, writeState } from '#server/database/site-state.ts';
import type { Queries } from '#server/database/tables.ts';

/** After a longer gap between two checks, the machine was off or the clock was set. */
export const LONGEST_GAP = 26 * HOUR;
/** A clock that jumped is trusted again after it has run evenly for this time. */
const PROBATION = DAY;
/** Tolerated difference between two machines, and for gradual corrections. */
export const SLACK = 5 * MINUTE;
const LAST_SEEN = 'last-trusted-moment';

/** Milliseconds of the wall clock, which may be set, and of the monotonic clock. */
export type ClockReading = { wall: number; monotonic: number };

/** Returns the last moment at which the clock was trusted; undefined before the first. */
export async function lastTrusted(db: Queries): Promise<number | undefined> {
  const stored = await readState(db, LAST_SEEN);
  return stored === undefined ? undefined : Number(stored);
}

/**
 * Creates an hourly check. A clock that jumped is trusted once it is back or ran evenly for a day.
 */
export function watchClock(database: Database): (reading: ClockReading) => Promise<boolean> {
  let jump: ClockReading | undefined;

  return (reading) =>
    database.transact(async (transaction) => {
      const { wall, monotonic } = reading;
      const lastSeen = (await lastTrusted(transaction)) ?? wall;
      const hasJumped = wall < lastSeen - SLACK || wall > lastSeen + LONGEST_GAP;
      if (hasJumped) {
        const isEven =
          jump !== undefined && Math.abs(wall - jump.wall - (monotonic - jump.monotonic)) <= SLACK;
        if (!jump || !isEven) jump = reading;
        // Not stored, so that a restart does not validate a wrong clock.
        if (monotonic - jump.monotonic < PROBATION) return false;
      }
      jump = undefined;
      await writeState(transaction, LAST_SEEN, String(hasJumped ? wall : Math.max(wall, lastSeen)));
      return true;
    });
}

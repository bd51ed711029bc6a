import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { readState, writeState } from '#server/database/site-state.ts';
import type { Queries } from '#server/database/tables.ts';

/** If the last check was longer ago than this, the clock was changed or the machine was off. */
export const LONGEST_GAP = 26 * HOUR;
/** A clock that jumped is trusted again when it has run evenly for this time. */
const PROBATION = DAY;
/** A difference up to this time is not a jump, because computers correct their clocks. */
export const SLACK = 5 * MINUTE;
const LAST_SEEN = 'last-trusted-moment';

/** The times of two clocks in milliseconds. Nobody can change the monotonic clock. */
export type ClockReading = { wall: number; monotonic: number };

/** Returns the last moment at which the clock was trusted, or undefined before the first check. */
export async function lastTrusted(db: Queries): Promise<number | undefined> {
  const stored = await readState(db, LAST_SEEN);
  return stored === undefined ? undefined : Number(stored);
}

/** Returns a function to call every hour, which returns true if the clock can be trusted. */
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
        // `jump` is only in memory, so the probation begins again after a restart.
        if (monotonic - jump.monotonic < PROBATION) return false;
      }
      jump = undefined;
      await writeState(transaction, LAST_SEEN, String(hasJumped ? wall : Math.max(wall, lastSeen)));
      return true;
    });
}

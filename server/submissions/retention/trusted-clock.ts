import type { Transaction } from 'kysely';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { readState, writeState } from '#server/database/site-state.ts';
import type { Tables } from '#server/database/tables.ts';

/**
 * More time than this between two checks means that the machine was off or the clock was set.
 */
export const LONGEST_GAP = 26 * HOUR;
/** A clock that jumped is trusted again after it has run evenly for this time. */
const PROBATION = DAY;
/** Tolerated difference between the clocks of two machines, and for gradual corrections. */
export const SLACK = 5 * MINUTE;
/** Key of the last trusted moment. It is in the database, so it survives a restart. */
export const LAST_SEEN = 'last-trusted-moment';

/**
 * One reading of two clocks, in milliseconds: the wall clock, which people and time servers set,
 * and the monotonic clock of this process.
 */
export type ClockReading = { wall: number; monotonic: number };

/** Returns a moment that is certainly past, independent of the wall clock. */
export async function lastTrusted(transaction: Transaction<Tables>): Promise<number> {
  return Number((await readState(transaction, LAST_SEEN)) ?? 0);
}

/**
 * Creates the check whether the wall clock can be trusted. Call it about once an hour. A clock that
 * jumped is trusted again when it came back, or has run evenly for a day of this process.
 */
export function watchClock(database: Database): (reading: ClockReading) => Promise<boolean> {
  let jump: ClockReading | undefined;

  return (reading) =>
    database.transact(async (transaction) => {
      const { wall, monotonic } = reading;
      const stored = await readState(transaction, LAST_SEEN);
      const lastSeen = stored === undefined ? wall : Number(stored);
      const hasJumped = wall < lastSeen - SLACK || wall > lastSeen + LONGEST_GAP;
      if (hasJumped) {
        const isEven =
          jump !== undefined && Math.abs(wall - jump.wall - (monotonic - jump.monotonic)) <= SLACK;
        if (!jump || !isEven) jump = reading;
        // The last trusted moment stays, so that a restart does not validate a wrong clock.
        if (monotonic - jump.monotonic < PROBATION) return false;
      }
      jump = undefined;
      await writeState(transaction, LAST_SEEN, String(hasJumped ? wall : Math.max(wall, lastSeen)));
      return true;
    });
}

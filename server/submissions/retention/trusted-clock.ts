import type { Transaction } from 'kysely';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { readState, writeState } from '#server/database/site-state.ts';
import type { Tables } from '#server/database/tables.ts';

/**
 * Between two looks at the clock no more time passes, unless the machine was off or the clock was
 * set.
 */
export const LONGEST_GAP = 26 * HOUR;
/** A clock that was off is believed once it has gone on evenly for so long. */
const PROBATION = DAY;
/** So far clocks differ, of two machines or of one that is being set right bit by bit. */
export const SLACK = 5 * MINUTE;
/** The last moment that was believed, in the database, so that it outlives the process. */
export const LAST_SEEN = 'last-trusted-moment';

/**
 * Two looks at two clocks in milliseconds: the wall's, which people and time servers set, and this
 * process's own, which only goes on.
 */
export type Moment = { wall: number; monotonic: number };

/** A moment that is past for certain, whatever the wall clock says now. */
export async function lastTrusted(transaction: Transaction<Tables>): Promise<number> {
  return Number((await readState(transaction, LAST_SEEN)) ?? 0);
}

/**
 * Tells whether the wall clock can be believed, to be asked about once an hour. One that has jumped
 * is believed again once it has come back, or has gone on evenly for a day of this process.
 */
export function watchClock(database: Database): (moment: Moment) => Promise<boolean> {
  let jump: Moment | undefined;

  return (moment) =>
    database.transact(async (transaction) => {
      const { wall, monotonic } = moment;
      const kept = await readState(transaction, LAST_SEEN);
      const lastSeen = kept === undefined ? wall : Number(kept);
      const hasJumped = wall < lastSeen - SLACK || wall > lastSeen + LONGEST_GAP;
      if (hasJumped) {
        const isEven =
          jump !== undefined && Math.abs(wall - jump.wall - (monotonic - jump.monotonic)) <= SLACK;
        if (!jump || !isEven) jump = moment;
        // What was last believed stays, so that a restart does not make a wrong clock right.
        if (monotonic - jump.monotonic < PROBATION) return false;
      }
      jump = undefined;
      await writeState(transaction, LAST_SEEN, String(hasJumped ? wall : Math.max(wall, lastSeen)));
      return true;
    });
}

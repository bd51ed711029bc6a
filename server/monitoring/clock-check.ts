import { MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { LONGEST_GAP, lastTrusted, SLACK } from '#server/submissions/retention/trusted-clock.ts';
import type { Check } from './readiness.ts';

type Options = { database: Database; builtAt: number; now: () => number };

/**
 * Returns a check of the machine's clock. The clock is wrong if it is behind the last trusted
 * moment, or if it jumped ahead.
 */
export function createClockCheck({ database, builtAt, now }: Options): () => Promise<Check> {
  const startedAt = now();
  return async () => {
    const moment = now();
    const trusted = (await lastTrusted(database.db)) ?? builtAt;
    const earliest = Math.max(builtAt, trusted) - SLACK;
    const latest = trusted + LONGEST_GAP;
    if (moment < earliest) return { ok: false, reason: `${minutes(earliest - moment)} behind` };
    // After a long stop, the clock is already ahead when the site starts. This is no jump.
    const wasAhead = startedAt > latest;
    return moment > latest && !wasAhead
      ? { ok: false, reason: `${minutes(moment - latest)} ahead` }
      : { ok: true, reason: 'it agrees with the last trusted moment' };
  };
}

function minutes(milliseconds: number): string {
  return `more than ${Math.floor(milliseconds / MINUTE)} minutes`;
}

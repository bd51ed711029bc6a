import type { Kysely } from 'kysely';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import type { Tables } from '#server/database/tables.ts';
import { LAST_SEEN, LONGEST_GAP, SLACK } from '#server/submissions/retention/trusted-clock.ts';

/** Returns the last moment at which the server trusted the clock; undefined before the first. */
export async function lastTrustedMoment(db: Kysely<Tables>): Promise<number | undefined> {
  const row = await db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', LAST_SEEN)
    .executeTakeFirst();
  return row === undefined ? undefined : Number(row.value);
}

/** Describes how far the clock is off. @returns undefined when it may be right */
export function clockJump(now: number, lastTrusted: number | undefined): string | undefined {
  if (lastTrusted === undefined) return undefined;
  if (now < lastTrusted - SLACK) return `${length(lastTrusted - now)} behind`;
  return now > lastTrusted + LONGEST_GAP ? `${length(now - lastTrusted)} ahead of` : undefined;
}

function length(distance: number): string {
  return distance < 48 * HOUR
    ? `${Math.ceil(distance / HOUR)} hours`
    : `${Math.floor(distance / DAY)} days`;
}

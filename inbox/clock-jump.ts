import { DAY, HOUR } from '#app/i18n/durations.ts';
import { LONGEST_GAP, SLACK } from '#server/submissions/retention/trusted-clock.ts';

/** Describes how wrong the clock is, such as "3 hours behind", if it seems wrong. */
export function clockJump(now: number, trusted: number | undefined): string | undefined {
  if (trusted === undefined) return undefined;
  if (now < trusted - SLACK) return `${length(trusted - now)} behind`;
  return now > trusted + LONGEST_GAP ? `${length(now - trusted)} ahead of` : undefined;
}

function length(distance: number): string {
  return distance < 48 * HOUR
    ? `${Math.ceil(distance / HOUR)} hours`
    : `${Math.floor(distance / DAY)} days`;
}

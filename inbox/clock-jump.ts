import { DAY, HOUR } from '#app/i18n/durations.ts';
import { LONGEST_GAP, SLACK } from '#server/submissions/retention/trusted-clock.ts';

/**
 * Describes a clock that seems wrong, such as "3 hours behind".
 * @returns undefined if the clock seems right
 */
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

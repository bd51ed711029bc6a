import { DAY, HOUR, MINUTE, WEEK } from '#app/i18n/durations.ts';
import { isMoment, RIYADH_OFFSET, riyadhDay, riyadhIso, toMoment } from '#app/i18n/moment.ts';

const UNITS: Record<string, number> = { m: MINUTE, h: HOUR, d: DAY, w: WEEK };

/** Formats a moment in Riyadh's time, such as 2026-11-22 15:04. */
export function riyadhTime(moment: number): string {
  return riyadhIso(moment).slice(0, 16).replace('T', ' ');
}

export function startOfDay(moment: number): number {
  return toMoment(riyadhDay(moment));
}

export function endOfDay(moment: number): number {
  return startOfDay(moment) + DAY;
}

/** Returns true for a day from Sunday to Thursday, the workdays in Saudi Arabia. */
export function isWorkday(moment: number): boolean {
  return new Date(moment + RIYADH_OFFSET).getUTCDay() <= 4;
}

/** Returns the start of the last working day before the given day. */
export function previousWorkday(moment: number): number {
  const before = startOfDay(moment) - DAY;
  return isWorkday(before) ? before : previousWorkday(before);
}

/** Returns a text such as "in 3 h" or "late by 2 h". */
export function dueText(due: number, now: number): string {
  const distance = Math.abs(due - now);
  const text =
    distance < HOUR
      ? `${Math.floor(distance / MINUTE)} min`
      : distance < 2 * DAY
        ? `${Math.floor(distance / HOUR)} h`
        : `${Math.floor(distance / DAY)} d`;
  return due < now ? `late by ${text}` : `in ${text}`;
}

/** Parses a duration such as 30m, 4h, 7d or 2w. @returns undefined for any other text */
export function parseLength(written: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,4})([mhdw])$/.exec(written) ?? [];
  const length = UNITS[unit];
  return count && length ? Number(count) * length : undefined;
}

/**
 * Parses the start of a period: a day such as 2026-11-01, or a duration until now, such as 7d.
 * @returns the start in milliseconds, or undefined for any other text
 */
export function parseSince(written: string, now: number): number | undefined {
  const length = parseLength(written);
  if (length !== undefined) return now - length;
  return isMoment(written) ? toMoment(written) : undefined;
}

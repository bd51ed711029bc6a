import { DAY, HOUR } from './durations.ts';

/** A moment as milliseconds since 1970, UTC. */
export type Moment = number;

/** Riyadh keeps UTC+3 all year; Saudi Arabia has no summer time (IANA tz database, Asia/Riyadh). */
const RIYADH = '+03:00';
/** The same in milliseconds. */
export const RIYADH_OFFSET = 3 * HOUR;
const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/;

/**
 * Whether a text is a day, or a day and a time, that the calendar has: `2026-12-01` or `2026-12-01
 * 17:00`.
 */
export function isMoment(written: string): boolean {
  const [, day, time = '00:00'] = WRITTEN.exec(written) ?? [];
  const parsed = Date.parse(`${day}T${time}:00Z`);
  // The engine turns 30 February into 2 March; a real day comes back as it was written.
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().slice(0, 16) === `${day}T${time}`;
}

/**
 * The moment that a text names in Riyadh.
 * @param written as `isMoment` accepts it
 * @param end whether a day alone means its end instead of its beginning
 * @throws RangeError for any other text
 */
export function toMoment(written: string, { end = false } = {}): Moment {
  if (!isMoment(written)) throw new RangeError(`${written} is no moment`);
  const [, day, time] = WRITTEN.exec(written) ?? [];
  const moment = Date.parse(`${day}T${time ?? '00:00'}:00${RIYADH}`);
  return end && time === undefined ? moment + DAY : moment;
}

/** A moment as a machine reads it, in Riyadh's time: 2026-11-22T15:04:05+03:00. */
export function riyadhIso(moment: Moment): string {
  return `${new Date(moment + RIYADH_OFFSET).toISOString().slice(0, 19)}${RIYADH}`;
}

/** The day of a moment in Riyadh: 2026-11-22. */
export function riyadhDay(moment: Moment): string {
  return riyadhIso(moment).slice(0, 10);
}

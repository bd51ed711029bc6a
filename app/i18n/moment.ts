import { DAY, HOUR } from './durations.ts';

/** Milliseconds since the beginning of 1970 (UTC). */
export type Moment = number;

/** Riyadh has UTC+3 all year, without daylight saving time. */
const RIYADH = '+03:00';
export const RIYADH_OFFSET = 3 * HOUR;
const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/;

/** True for a day or a time that exists, such as `2026-12-01` or `2026-12-01 17:00`. */
export function isMoment(written: string): boolean {
  const [, day, time = '00:00'] = WRITTEN.exec(written) ?? [];
  const parsed = Date.parse(`${day}T${time}:00Z`);
  // Date.parse may turn 30 February into 2 March, so compare the texts.
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().slice(0, 16) === `${day}T${time}`;
}

/**
 * A day without a time means the midnight at its beginning, or at its end if `end` is true.
 * @throws RangeError for a text that `isMoment` refuses
 */
export function toMoment(written: string, { end = false } = {}): Moment {
  if (!isMoment(written)) throw new RangeError(`${written} is no moment`);
  const [, day, time] = WRITTEN.exec(written) ?? [];
  const moment = Date.parse(`${day}T${time ?? '00:00'}:00${RIYADH}`);
  return end && time === undefined ? moment + DAY : moment;
}

/** ISO 8601 in Riyadh time, such as 2026-11-22T15:04:05+03:00. */
export function riyadhIso(moment: Moment): string {
  return `${new Date(moment + RIYADH_OFFSET).toISOString().slice(0, 19)}${RIYADH}`;
}

/** The day in Riyadh, such as 2026-11-22. */
export function riyadhDay(moment: Moment): string {
  return riyadhIso(moment).slice(0, 10);
}

/** Returns the Sunday that begins the week in Riyadh at a moment, such as 2026-11-22. */
export function weekOf(moment: Moment): string {
  return riyadhDay(moment - new Date(moment + RIYADH_OFFSET).getUTCDay() * DAY);
}

/** The first days of the months that begin between two moments, such as `2026-12-01`. */
export function monthsBetween(start: Moment, end: Moment): string[] {
  const months = [];
  for (let day = nextMonth(riyadhDay(start)); toMoment(day) < end; day = nextMonth(day)) {
    months.push(day);
  }
  return months;
}

/** The first day of the next month, such as `2026-12-01`. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

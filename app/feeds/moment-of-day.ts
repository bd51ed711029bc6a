import { type Moment, riyadhDay, toMoment } from '#app/i18n/moment.ts';

/**
 * Returns `publish` if it is on this day, otherwise noon in Riyadh. At noon in Riyadh, the date is
 * the same from Alaska to New Zealand.
 */
export function momentOfDay(day: string, publish?: Moment): Moment {
  return publish !== undefined && riyadhDay(publish) === day ? publish : toMoment(`${day} 12:00`);
}

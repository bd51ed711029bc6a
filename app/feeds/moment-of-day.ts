import { type Moment, riyadhDay, toMoment } from '#app/i18n/moment.ts';

/**
 * Returns a moment on a day: the moment of publication if it is on that day, otherwise noon in
 * Riyadh (09:00 UTC). Noon in Riyadh is on the same day from Alaska to New Zealand.
 */
export function momentOfDay(day: string, publish?: Moment): Moment {
  return publish !== undefined && riyadhDay(publish) === day ? publish : toMoment(`${day} 12:00`);
}

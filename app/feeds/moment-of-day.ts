import { type Moment, riyadhDay, toMoment } from '#app/i18n/moment.ts';

/**
 * Returns the moment of publication if that is on the given day. Otherwise returns noon of the day
 * in Riyadh (09:00 UTC), when the date is the same from Alaska to New Zealand.
 */
export function momentOfDay(day: string, publish?: Moment): Moment {
  return publish !== undefined && riyadhDay(publish) === day ? publish : toMoment(`${day} 12:00`);
}

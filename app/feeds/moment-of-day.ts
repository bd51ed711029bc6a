import { type Moment, riyadhDay, toMoment } from '#app/i18n/moment.ts';

/**
 * The moment that a feed gives for a day of the content. Noon in Riyadh (09:00 UTC) is the same day
 * from Alaska to New Zealand.
 * @param publish the moment of publication, which is returned if it is on the day
 */
export function momentOfDay(day: string, publish?: Moment): Moment {
  return publish !== undefined && riyadhDay(publish) === day ? publish : toMoment(`${day} 12:00`);
}

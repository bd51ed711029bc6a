import { type Moment, riyadhDay, toMoment } from '#app/i18n/moment.ts';

/**
 * The moment that a feed gives for a day of the content. Feed readers show it in their own zone:
 * noon in Riyadh (09:00 UTC) is the same day from Alaska to New Zealand.
 * @param publish when the site began to show it; used if that was on this day
 */
export function momentOfDay(day: string, publish?: Moment): Moment {
  return publish !== undefined && riyadhDay(publish) === day ? publish : toMoment(`${day} 12:00`);
}

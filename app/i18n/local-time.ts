import { clockText, type DayParts, twoDigits } from './clock.ts';
import { DAY, MINUTE } from './durations.ts';
import { fill, isolate } from './format.ts';
import { type Moment, RIYADH_OFFSET } from './moment.ts';

/**
 * A period of time. `texts` has a text for each day on which the period may begin in the reader's
 * time zone: the day before the day in Riyadh, the same day, and the day after. The server writes
 * these texts, because formatting a date takes 100 ms on a phone.
 */
export type LocalSpan = {
  texts: [before: string, same: string, after: string];
  start: Moment;
  end: Moment;
  dayParts: DayParts;
};

/** The period in the reader's time zone. Empty if that is the same as in Riyadh. */
export function localTimeText({ texts, start, end, dayParts }: LocalSpan): string {
  const [from, to] = [new Date(start), new Date(end)];
  const offset = -from.getTimezoneOffset();
  if (offset * MINUTE === RIYADH_OFFSET) return '';
  const days = dayOf(from.getTime() + offset * MINUTE) - dayOf(from.getTime() + RIYADH_OFFSET);
  return fill(texts[days + 1] ?? texts[1], {
    from: clockText(from.getHours(), from.getMinutes(), dayParts),
    to: clockText(to.getHours(), to.getMinutes(), dayParts),
    offset: isolate(written(offset)),
  });
}

function dayOf(moment: Moment): number {
  return Math.floor(moment / DAY);
}

/** An offset from UTC in hours: 180 minutes become `+3`, and -210 become `−3:30`. */
function written(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${offset < 0 ? '\u2212' : '+'}${hours}${minutes ? `:${twoDigits(minutes)}` : ''}`;
}

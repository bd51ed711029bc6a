import { DAY, MINUTE, WEEK } from './durations.ts';
import { fill, isolate } from './format.ts';
import { type Moment, RIYADH_OFFSET } from './moment.ts';

/**
 * A span of time that is to be told as it is where the reader is, with {from}, {to} and {offset},
 * which is from Greenwich. `texts` are for readers who have the day before Riyadh's when it begins,
 * for those who have the same, and for those who have the day after: whatever names a day is
 * written there already, since a phone takes a tenth of a second to learn how.
 */
export type LocalSpan = {
  texts: [before: string, same: string, after: string];
  start: Moment;
  end: Moment;
  isWeekly?: boolean;
};

/** @returns the span's text for whoever has this device's clock */
export function localTimeText(
  { texts, start, end, isWeekly = false }: LocalSpan,
  now: Moment = Date.now(),
): string {
  // What holds every week is told for this one: the reader's clocks may have changed since the week
  // it was written for.
  const shift = isWeekly ? Math.floor((now - start) / WEEK) * WEEK : 0;
  const [from, to] = [new Date(start + shift), new Date(end + shift)];
  const offset = -from.getTimezoneOffset();
  const days = dayOf(from.getTime() + offset * MINUTE) - dayOf(from.getTime() + RIYADH_OFFSET);
  return fill(texts[days + 1] ?? texts[1], {
    from: clock(from),
    to: clock(to),
    offset: isolate(written(offset)),
  });
}

function dayOf(moment: Moment): number {
  return Math.floor(moment / DAY);
}

function clock(date: Date): string {
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Minutes ahead of Greenwich as hours: `+3`, `−3:30`. */
function written(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${offset < 0 ? '\u2212' : '+'}${hours}${minutes ? `:${twoDigits(minutes)}` : ''}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

import { MINUTE } from '#app/i18n/durations.ts';
import type { Moment } from '#app/i18n/moment.ts';

export function endsAt({ starts, minutes }: { starts: Moment; minutes: number }): Moment {
  return starts + minutes * MINUTE;
}

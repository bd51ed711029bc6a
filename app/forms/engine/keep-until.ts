import { RETENTION } from '#app/constants.ts';
import { HOUR } from '#app/i18n/durations.ts';

/** The moment until which something of a kind is kept that arrived, or took place, at another. */
export function keepUntil(kind: keyof typeof RETENTION, from: number): number {
  const time: { months?: number; days?: number; hours?: number } = RETENTION[kind];
  const end = new Date(from);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + (time.months ?? 0));
  // A month after 31 January is the last day of February, not a day in March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime() + ((time.days ?? 0) * 24 + (time.hours ?? 0)) * HOUR;
}

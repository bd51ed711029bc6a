import { HOUR } from '#app/i18n/durations.ts';
import type { Period } from './define-form.ts';

/** The moment at which a period ends that began at another. */
export function keepUntil(period: Period, from: number): number {
  const { months = 0, days = 0, hours = 0 } = period;
  const end = new Date(from);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // A month after 31 January is the last day of February, not a day in March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime() + (days * 24 + hours) * HOUR;
}

import { HOUR } from '#app/i18n/durations.ts';
import type { Period } from './define-form.ts';

export function keepUntil({ months = 0, days = 0, hours = 0 }: Period, from: number): number {
  const end = new Date(from);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // 31 January plus one month must be the last day of February, not a day in March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime() + (days * 24 + hours) * HOUR;
}

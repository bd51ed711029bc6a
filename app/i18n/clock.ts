import type { Language } from '#content/languages.ts';

export type DayParts = Language['dayParts'];

/**
 * A time of day, on the 12-hour clock if the language has words for the parts of a day: `15:30`, or
 * «3:30 عصرًا».
 */
export function clockText(hours: number, minutes: number, dayParts: DayParts): string {
  if (!dayParts) return `${twoDigits(hours)}:${twoDigits(minutes)}`;
  const [morning, noon, afternoon, evening] = dayParts;
  const part = hours < 12 ? morning : hours < 15 ? noon : hours < 18 ? afternoon : evening;
  return `${hours % 12 || 12}:${twoDigits(minutes)}\u00a0${part}`;
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * The words for times from 0:00, 12:00, 15:00 and 18:00 on the 12-hour clock. Undefined for the
 * 24-hour clock.
 */
export type DayParts = readonly [string, string, string, string] | undefined;

/** A time of day, such as `15:30` or «3:30 عصرًا». */
export function clockText(hours: number, minutes: number, dayParts: DayParts): string {
  if (!dayParts) return `${twoDigits(hours)}:${twoDigits(minutes)}`;
  const [morning, noon, afternoon, evening] = dayParts;
  const part = hours < 12 ? morning : hours < 15 ? noon : hours < 18 ? afternoon : evening;
  return `${hours % 12 || 12}:${twoDigits(minutes)}\u00a0${part}`;
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

import type { LanguageCode } from '#content/languages.ts';
import type { DayParts } from './clock.ts';

/**
 * The words of a 12-hour clock, by language. They are not in content/languages.ts, because the
 * script of every page contains that file.
 */
export const dayParts: Partial<Record<LanguageCode, DayParts>> = {
  ar: ['صباحًا', 'ظهرًا', 'عصرًا', 'مساءً'],
};

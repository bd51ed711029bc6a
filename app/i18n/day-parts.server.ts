import type { LanguageCode } from '#content/languages.ts';
import type { DayParts } from './clock.ts';

/** The script of every page contains content/languages.ts, so these words are not in that file. */
export const dayParts: Partial<Record<LanguageCode, DayParts>> = {
  ar: ['صباحًا', 'ظهرًا', 'عصرًا', 'مساءً'],
};

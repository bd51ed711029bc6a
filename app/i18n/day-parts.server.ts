import type { LanguageCode } from '#content/languages.ts';
import type { DayParts } from './clock.ts';

/** Not in content/languages.ts, because that file is in the script of every page. */
export const dayParts: Partial<Record<LanguageCode, DayParts>> = {
  ar: ['صباحًا', 'ظهرًا', 'عصرًا', 'مساءً'],
};

import type { LanguageCode } from '#content/languages.ts';
import type { DayParts } from './clock.ts';

/** The languages with a 12-hour clock. Not in content/languages.ts, which every page loads. */
export const dayParts: Partial<Record<LanguageCode, DayParts>> = {
  ar: ['صباحًا', 'ظهرًا', 'عصرًا', 'مساءً'],
};

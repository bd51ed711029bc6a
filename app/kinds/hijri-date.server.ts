import { organization } from '#app/content/read.server.ts';
import { formatHijri } from '#app/i18n/format.server.ts';
import { isolate } from '#app/i18n/format.ts';
import type { Moment } from '#app/i18n/moment.ts';
import type { Language } from '#content/languages.ts';

/** Undefined on pages without Hijri dates. */
export function hijriDate(moment: Moment, { code }: Language): string | undefined {
  return code === 'ar' && organization.hijriDates ? formatHijri(moment) : undefined;
}

export function withHijriDate(date: string, moment: Moment, language: Language): string {
  const hijri = hijriDate(moment, language);
  return hijri ? `${date} (${isolate(hijri)})` : date;
}

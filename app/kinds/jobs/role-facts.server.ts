import { readPage, readUi } from '#app/content/read.server.ts';
import { formatLastDay, formatList } from '#app/i18n/format.server.ts';
import { fill, formatLanguage } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { cardOf } from '../cards.server.ts';
import { withHijriDate } from '../hijri-date.server.ts';
import type { Job } from './schema.ts';

export function roleCard(job: Job, language: Language) {
  const { parts } = readUi(language);
  const { labels } = readPage(language, 'job-application');
  const note = fill(parts.roleNote, {
    city: parts[job.city],
    type: labels.employment[job.employment],
    date: lastDay(job, language),
  });
  return { ...cardOf('jobs', job), note };
}

/** The last day for applications, with the Hijri date where the page shows it. */
export function lastDay({ expires }: Job, language: Language): string {
  return withHijriDate(formatLastDay(expires, language), expires - 1, language);
}

/** The terms of a role with their labels. The dates of the role are not included. */
export function roleFacts(
  job: Job,
  language: Language,
): (readonly [name: string, value: string])[] {
  const { labels } = readPage(language, 'job-application');
  const spoken = job.workingLanguages.map((code) => formatLanguage(code, language));
  return [
    [labels.city, readUi(language).parts[job.city]],
    [labels.type, labels.employment[job.employment]],
    [labels.level, labels.levels[job.level]],
    [labels.workMode, labels.workModes[job.workMode]],
    [labels.workingLanguages, formatList(spoken, language)],
    ...(job.salary ? [[labels.salary, payOf(job.salary, language)] as const] : []),
  ];
}

function payOf({ from, to, currency }: NonNullable<Job['salary']>, language: Language): string {
  const { monthlyPay, currencies } = readPage(language, 'job-application').labels;
  const { format } = new Intl.NumberFormat(language.locale);
  return fill(monthlyPay, {
    from: format(from),
    to: format(to),
    currency: currencies[currency],
  });
}

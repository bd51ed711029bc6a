import { cityOf, readPage, readRecords } from '#app/content/read.server.ts';
import { formatLastDay, formatList, formatMonth } from '#app/i18n/format.server.ts';
import { fill, formatLanguage } from '#app/i18n/format.ts';
import { type Moment, monthsBetween, riyadhDay, toMoment } from '#app/i18n/moment.ts';
import type { Language } from '#content/languages.ts';
import { hijriDate, withHijriDate } from '../hijri-date.server.ts';
import type { Job } from './schema.ts';

export const byDeadline = (one: Job, other: Job) => one.expires - other.expires;

/** All roles share a scale from the first posting to the last deadline. */
function scaleOfRoles(language: Language) {
  const all = readRecords(language, 'jobs');
  const start = Math.min(...all.map(({ posted }) => toMoment(posted)));
  const end = Math.max(...all.map(({ expires }) => expires));
  const percent = (moment: Moment) => Math.round(((moment - start) / (end - start)) * 1000) / 10;
  return { start, end, percent };
}

/** `at` is the beginning of the month, in per cent of the scale. */
export function roleMonths(language: Language): { name: string; at: number }[] {
  const { start, end, percent } = scaleOfRoles(language);
  return monthsBetween(start, end).map((day) => ({
    name: formatMonth(day, language),
    at: percent(toMoment(day)),
  }));
}

/** `span` is the time for applications, in per cent of the scale. */
export function roleRows(jobs: Job[], language: Language) {
  const { labels } = readPage(language, 'job-application');
  const { percent } = scaleOfRoles(language);
  return jobs.toSorted(byDeadline).map((job) => ({
    to: `/careers/apply/${job.slug}`,
    name: job.name,
    place: [cityOf(job.city, language), labels.employment[job.employment]],
    closes: {
      label: labels.closes,
      day: riyadhDay(job.expires - 1),
      date: formatLastDay(job.expires, language),
      hijri: hijriDate(job.expires - 1, language),
    },
    span: { from: percent(toMoment(job.posted)), to: percent(job.expires) },
  }));
}

export function placeOf({ city, employment }: Job, language: Language): string {
  const { labels } = readPage(language, 'job-application');
  return `${cityOf(city, language)} · ${labels.employment[employment]}`;
}

export function lastDay({ expires }: Job, language: Language): string {
  return withHijriDate(formatLastDay(expires, language), expires - 1, language);
}

/** The facts about a role and their labels, without dates. */
export function roleFacts(
  job: Job,
  language: Language,
): (readonly [name: string, value: string])[] {
  const { labels } = readPage(language, 'job-application');
  const spoken = job.workingLanguages.map((code) => formatLanguage(code, language));
  return [
    [labels.city, cityOf(job.city, language)],
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

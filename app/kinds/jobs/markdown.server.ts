import { formatHours } from '#app/content/range.server.ts';
import { readFeeds, readForm, readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { byDeadline, lastDay, placeOf, roleFacts } from './role-facts.server.ts';
import type { Job } from './schema.ts';

export function listMarkdown(language: Language): md.Part {
  const { parts } = readUi(language);
  const { day, dayHours, roles, next } = readPage(language, 'careers');
  const jobs = readRecords(language, 'jobs').toSorted(byDeadline);
  const hours = dayHours.map(
    ({ from, to }, index) => [formatHours(from, to, language), day.spans[index] ?? ''] as const,
  );
  return [
    md.section(day.heading, md.terms(hours), day.key),
    md.section(
      parts.openRoles,
      jobs.length === 0 ? readPage(language, 'role-closed').none : roles.order,
      jobs.map((job) => roleOf(job, language)),
      md.link(feedPath('careers', 'xml'), readFeeds(language).link),
    ),
    md.nextStep(next, parts.promise),
  ];
}

function roleOf(job: Job, language: Language): md.Part {
  const { labels } = readPage(language, 'job-application');
  return [
    md.heading(3, md.link(`/careers/apply/${job.slug}`, job.name)),
    `${placeOf(job, language)} · ${labels.closes} ${lastDay(job, language)}`,
    job.lead,
  ];
}

export function recordMarkdown(job: Job, language: Language): md.Part {
  const { parts, navigation } = readUi(language);
  const { labels, heading, sections } = readPage(language, 'job-application');
  const form = readForm(language, 'application');
  const { firstMonths } = job;
  return [
    md.masthead({ heading: fill(heading, { role: job.name }), lead: job.lead }, navigation.careers),
    md.link('#apply', form.heading),
    labels.effort,
    md.terms([
      ...roleFacts(job, language),
      [labels.posted, formatDate(job.posted, language)],
      [labels.closes, lastDay(job, language)],
    ]),
    md.section(parts.role, job.body),
    md.section(labels.responsibilities, md.list(job.responsibilities)),
    firstMonths &&
      md.section(
        labels.firstMonths,
        md.terms(firstMonths.steps.map(({ name, time, text }) => [`${time} · ${name}`, text])),
        firstMonths.result,
      ),
    md.section(labels.requirements, md.list(job.requirements)),
    md.section(labels.offer, md.list(job.offer)),
    md.sections(sections),
    md.section(form.heading, form.lead),
    md.link('/careers', labels.otherRoles),
  ];
}

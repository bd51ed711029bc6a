import { readClient, readLogos } from '#app/content/clients.server.ts';
import { readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { formatValue } from '#app/i18n/format.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { relatedCards } from '../cards.server.ts';
import type { CaseStudy } from './schema.ts';
import { withStepTimes } from './step-times.ts';
import { type StudyOverview, studyOverview, studyOverviews } from './study-overview.server.ts';

export function listMarkdown(language: Language): md.Part {
  const studies = studyOverviews(readRecords(language, 'case-studies'), language);
  const clients = readLogos(language);
  const { parts } = readUi(language);
  return [
    md.section(parts.studies, md.cards(studies.map((study) => card(study, language)))),
    clients && md.section(clients.heading, md.list(clients.logos.map(({ name }) => name))),
    md.nextStep(readPage(language, 'case-studies').nextStep, parts.promise),
  ];
}

export function recordMarkdown(study: CaseStudy, language: Language): md.Part {
  const { navigation, parts } = readUi(language);
  const { nextStudy, action, sections, ofClient } = readPage(language, 'case-study-detail');
  const client = readClient(study, language);
  const studies = readRecords(language, 'case-studies');
  const place = studies.findIndex(({ slug }) => slug === study.slug);
  const next = studyOverview(studies[(place + 1) % studies.length] ?? study, language);
  return [
    md.masthead(study, md.line(study.sector, client?.name ?? parts.illustrative)),
    md.terms([
      ...(client ? [[readPage(language, 'firm-facts').client, client.name] as const] : []),
      [parts.sector, study.sector],
      [parts.duration, study.duration],
      [study.counted.label, String(study.counted.number)],
    ]),
    md.section(parts.challenge, study.challenge),
    md.section(parts.solution, withStepTimes(study.solution)),
    md.section(parts.results, [
      study.worth,
      md.list(study.results.map((result) => [result.text, chart(result, language)])),
    ]),
    (study.quotations ?? []).map(md.quotation),
    md.sections(client ? ofClient : sections),
    md.section(parts.lessons, study.body),
    md.section(navigation.services, md.cards(relatedCards(language, { services: study.services }))),
    md.section(
      parts.study,
      md.cards([card({ ...next, sector: `${nextStudy}: ${next.sector}` }, language)]),
    ),
    md.nextStep({ heading: study.question, action }, parts.promise),
  ];
}

function card({ sector, client, result, ...study }: StudyOverview, language: Language) {
  const { parts } = readUi(language);
  const { measure, unit, bars } = result;
  const [before = ''] = bars.map(({ value }) => formatValue(value, unit, language));
  const [, after = ''] = bars.map(({ value }) => withUnit(value, unit, language));
  return {
    ...study,
    note: [
      md.line(sector, client ?? parts.illustrative),
      `${before} ${parts.to} ${after}`,
      measure,
      `${parts.duration}: ${study.duration}`,
      `${study.counted.label}: ${study.counted.number}`,
    ],
  };
}

function chart(result: CaseStudy['results'][number], language: Language): md.Part {
  const { item, value: number } = readUi(language).parts;
  const rows = result.bars.map(({ label, value }) => [
    label,
    withUnit(value, result.unit, language),
  ]);
  return [measureOf(result), md.table([item, number], rows)];
}

function withUnit(value: number, unit: string, language: Language): string {
  const number = formatValue(value, unit, language);
  return unit === '%' ? number : `${number} ${unit}`;
}

function measureOf({ measure, unit }: CaseStudy['results'][number]): string {
  return unit === '%' ? measure : `${measure} (${unit})`;
}

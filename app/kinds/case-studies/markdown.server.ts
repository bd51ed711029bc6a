import { readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { formatValue } from '#app/i18n/format.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { cardOf, relatedCards } from '../cards.server.ts';
import type { CaseStudy } from './schema.ts';

export function listMarkdown(language: Language): md.Part {
  const studies = readRecords(language, 'case-studies').map(studyCard);
  return md.section(readUi(language).parts.studies, md.cards(studies));
}

export function recordMarkdown(study: CaseStudy, language: Language): md.Part {
  const { parts } = readUi(language);
  const others = readRecords(language, 'case-studies').filter(({ slug }) => slug !== study.slug);
  return [
    md.masthead(study, md.line(study.sector, parts.illustrative)),
    md.terms([
      [parts.sector, study.sector],
      [parts.duration, study.duration],
    ]),
    md.section(parts.challenge, study.challenge),
    md.section(parts.solution, study.solution),
    md.section(
      parts.results,
      md.list(study.results.map((result) => [result.text, chart(result, language)])),
    ),
    md.section(parts.lessons, study.body),
    md.sections(readPage(language, 'case-study-detail').sections),
    md.section(parts.related, md.cards(relatedCards(language, { services: study.services }))),
    md.section(parts.otherStudies, md.cards(others.map(studyCard))),
  ];
}

function studyCard(study: CaseStudy) {
  return { ...cardOf('case-studies', study), note: study.sector };
}

function chart({ measure, unit, bars }: CaseStudy['results'][number], language: Language): md.Part {
  const { item, value: number } = readUi(language).parts;
  const rows = bars.map(({ label, value }) => [label, formatValue(value, unit, language)]);
  return [md.line(measure, unit !== '%' && unit), md.table([item, number], rows)];
}

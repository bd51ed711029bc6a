import { readPage, readRecords, readUi } from '#app/content/read.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { recordPath } from '../record-paths.ts';
import { relatedCards } from '../related-cards.server.ts';
import type { CaseStudy } from './schema.ts';

export function listMarkdown(language: Language): md.Part {
  const page = readPage(language, 'case-studies');
  return [
    md.masthead(page),
    md.section(readUi(language).parts.studies, studyCards(readRecords(language, 'case-studies'))),
    md.sections(page.sections),
  ];
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
    md.section(parts.otherStudies, studyCards(others)),
  ];
}

function studyCards(studies: CaseStudy[]): md.Part {
  return md.cards(
    studies.map((study) => ({
      to: recordPath('case-studies', study),
      heading: study.heading,
      note: study.sector,
      text: study.lead,
    })),
  );
}

/** Puts the sign of a number on the side where an Arabic sentence has it. */
const ARABIC_LETTER_MARK = '\u061c';

/** The numbers of a result, as in its bar chart. */
function chart(result: CaseStudy['results'][number], language: Language): md.Part {
  const { measure, unit, bars } = result;
  const { item, value: number } = readUi(language).parts;
  const isShare = unit === '%';
  const mark = language.dir === 'rtl' ? ARABIC_LETTER_MARK : '';
  const numbers = new Intl.NumberFormat(language.locale);
  const rows = bars.map(({ label, value }) => [
    label,
    `${mark}${numbers.format(value)}${isShare ? unit : ''}`,
  ]);
  return [md.line(measure, !isShare && unit), md.table([item, number], rows)];
}

import { cardOf } from '../cards.server.ts';
import type { CaseStudy } from './schema.ts';

export function studyOverview(study: CaseStudy) {
  return {
    ...cardOf('case-studies', study),
    sector: study.sector,
    result: leadingResult(study),
  };
}

export type StudyOverview = ReturnType<typeof studyOverview>;

export function leadingResult({ results, leading, slug }: CaseStudy) {
  const result = results[leading - 1];
  if (!result) throw new Error(`The study ${slug} has no result number ${leading}`);
  return result;
}

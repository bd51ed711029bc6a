import { readClient } from '#app/content/clients.server.ts';
import type { Language } from '#content/languages.ts';
import { cardOf } from '../cards.server.ts';
import type { CaseStudy } from './schema.ts';

export function studyOverview(study: CaseStudy, language: Language) {
  return {
    ...cardOf('case-studies', study),
    sector: study.sector,
    duration: study.duration,
    counted: study.counted,
    client: readClient(study, language)?.name,
    result: leadingResult(study),
  };
}

export type StudyOverview = ReturnType<typeof studyOverview>;

export function leadingResult({ results, leading, slug }: CaseStudy) {
  const result = results[leading - 1];
  if (!result) throw new Error(`The study ${slug} has no result number ${leading}`);
  return result;
}

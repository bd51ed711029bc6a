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

/** The study with the largest improvement comes first, and the others keep their order. */
export function studyOverviews(studies: readonly CaseStudy[], language: Language) {
  const overviews = studies.map((study) => studyOverview(study, language));
  const strongest = Math.min(...overviews.map(shareLeft));
  return overviews.toSorted(
    (one, other) => Number(shareLeft(other) === strongest) - Number(shareLeft(one) === strongest),
  );
}

/** The value after the work, as a share of the value before the work. */
function shareLeft({ result: { bars } }: StudyOverview): number {
  const [before, after] = bars.map(({ value }) => value);
  return (after ?? 1) / (before ?? 1);
}

export type StudyOverview = ReturnType<typeof studyOverview>;

export function leadingResult({ results, leading, slug }: CaseStudy) {
  const result = results[leading - 1];
  if (!result) throw new Error(`The study ${slug} has no result number ${leading}`);
  return result;
}

import { cardOf } from '../cards.server.ts';
import type { CaseStudy } from './schema.ts';

export function studyCard(study: CaseStudy) {
  return { ...cardOf('case-studies', study), note: study.sector };
}

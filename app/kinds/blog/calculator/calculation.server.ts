import { readPage, readUi } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';
import { outcomeOf } from './result-of.ts';

export function calculationOf(query: URLSearchParams, language: Language) {
  const words = readPage(language, 'blog').calculator;
  const outcome = outcomeOf(query, words, language);
  const { errorTitle } = readUi(language).status;
  return { words, ...outcome, errorTitle: outcome.result ? undefined : errorTitle };
}
export type Calculation = ReturnType<typeof calculationOf>;

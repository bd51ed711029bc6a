import { readPage, readUi } from '#app/content/read.server.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { fields } from './project.ts';
import { type Mistake, readProject } from './read-project.ts';
import { amount, resultOf } from './result-of.ts';
import type { CalculatorWords } from './words.ts';

export function calculationOf(query: URLSearchParams, language: Language) {
  const words = readPage(language, 'blog').calculator;
  const reading = readProject(query);
  const { values } = reading;
  if (!('mistakes' in reading))
    return { words, values, mistakes: [], result: resultOf(reading.project, words, language) };
  const mistakes = fields.flatMap((name) => {
    const mistake = reading.mistakes[name];
    return mistake ? [{ name, text: textOf(mistake, words.errors, language) }] : [];
  });
  return { words, values, mistakes, errorTitle: readUi(language).status.errorTitle };
}
export type Calculation = ReturnType<typeof calculationOf>;

function textOf(mistake: Mistake, errors: CalculatorWords['errors'], language: Language): string {
  const limits = {
    ...('least' in mistake ? { least: amount(mistake.least, language) } : {}),
    ...('most' in mistake ? { most: amount(mistake.most, language) } : {}),
  };
  return fill(errors[mistake.is], limits);
}

import { readPage, readUi } from '#app/content/read.server.ts';
import { fill, formatValue } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { accountOf, fields, type Project, starOf } from './project.ts';
import { type Mistake, readProject } from './read-project.ts';
import type { CalculatorWords } from './words.ts';

const PER_ROW = 20;

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

function resultOf(project: Project, words: CalculatorWords, language: Language) {
  const { slide, full, low, high, benefit, cost } = accountOf(project);
  const percent = (value: number) => formatValue(Math.round(value), '%', language);
  const change = (value: number) =>
    fill(Math.round(value) < 0 ? words.loss : words.gain, { percent: percent(Math.abs(value)) });
  const star = starOf([slide, full]);
  const row = (label: string, value: number, isClosed: boolean) => ({
    label: Math.round(value) < 0 ? fill(words.rowOfLoss, { label }) : label,
    value: percent(Math.abs(value)),
    count: Math.round(Math.abs(value) / star),
    isClosed,
  });
  return {
    figure: {
      rows: [row(words.slide, slide, false), row(words.full, full, Math.round(full) >= 0)],
      perRow: PER_ROW,
      caption: fill(Math.round(full) < 0 ? words.starOfLoss : words.star, { step: percent(star) }),
    },
    facts: [
      { label: words.benefit, value: amount(benefit, language) },
      { label: words.cost, value: amount(cost, language) },
      {
        label: words.range,
        value: fill(words.between, { low: change(low), high: change(high) }),
      },
    ],
  };
}

function amount(value: number, { locale }: Language): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}

function textOf(mistake: Mistake, errors: CalculatorWords['errors'], language: Language): string {
  const limits = {
    ...('least' in mistake ? { least: amount(mistake.least, language) } : {}),
    ...('most' in mistake ? { most: amount(mistake.most, language) } : {}),
  };
  return fill(errors[mistake.is], limits);
}

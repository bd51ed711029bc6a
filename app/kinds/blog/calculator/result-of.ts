import { fill, formatValue } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { accountOf, type FieldName, fields, type Project, starOf } from './project.ts';
import { type Mistake, readProject } from './read-project.ts';
import type { CalculatorWords } from './words.ts';

const PER_ROW = 20;

/** Stands between the numbers that the contact form receives. */
export const SEPARATOR = '_';

export type Outcome = {
  values: Record<FieldName, string>;
  result?: ReturnType<typeof resultOf> | undefined;
  /** In the order of the form. A form without a mistake has a result. */
  mistakes: { name: FieldName; text: string }[];
};

/** The outcome for what the form contains now. Browsers run this after each input. */
export function outcomeOfForm(form: HTMLFormElement, words: CalculatorWords, language: Language) {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return outcomeOf(new URLSearchParams(entries), words, language);
}

/** Reads a sent form. Without one, the outcome is that of the example. */
export function outcomeOf(
  query: URLSearchParams,
  words: CalculatorWords,
  language: Language,
): Outcome {
  const reading = readProject(query);
  const { values } = reading;
  if (!('mistakes' in reading))
    return { values, mistakes: [], result: resultOf(reading.project, words, language) };
  const mistakes = fields.flatMap((name) => {
    const mistake = reading.mistakes[name];
    return mistake ? [{ name, text: textOf(mistake, words.errors, language) }] : [];
  });
  return { values, mistakes };
}

function textOf(mistake: Mistake, errors: CalculatorWords['errors'], language: Language): string {
  const limits = {
    ...('least' in mistake ? { least: amount(mistake.least, language) } : {}),
    ...('most' in mistake ? { most: amount(mistake.most, language) } : {}),
  };
  return fill(errors[mistake.is], limits);
}

/** The figure and the facts of a project, in the words of the page. */
export function resultOf(project: Project, words: CalculatorWords, language: Language) {
  const { slide, full, low, high, benefit, cost } = accountOf(project);
  const percent = (value: number) => withMinus(formatValue(Math.round(value), '%', language));
  const change = (value: number) =>
    fill(Math.round(value) < 0 ? words.loss : words.gain, { percent: percent(Math.abs(value)) });
  const star = starOf([slide, full]);
  const row = (label: string, value: number, isClosed: boolean) => {
    const isLoss = Math.round(value) < 0;
    return {
      label: isLoss ? fill(words.rowOfLoss, { label }) : label,
      value: percent(value),
      count: Math.round(Math.abs(value) / star),
      isClosed,
      isLoss,
    };
  };
  const rows = [row(words.slide, slide, false), row(words.full, full, true)];
  return {
    figure: {
      rows,
      perRow: PER_ROW,
      caption: fill(rows.some(({ isLoss }) => isLoss) ? words.starOfLoss : words.star, {
        step: percent(star),
      }),
    },
    facts: [
      { label: words.benefit, value: amount(benefit, language) },
      { label: words.cost, value: amount(cost, language) },
      {
        label: words.range,
        value: fill(words.between, { low: change(low), high: change(high) }),
      },
    ],
    shared: fields.map((name) => project[name]).join(SEPARATOR),
  };
}

/** A number with at most two decimals. */
function amount(value: number, { locale }: Language): string {
  return withMinus(new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value));
}

/** Numbers have a hyphen, which is shorter than a minus sign. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}

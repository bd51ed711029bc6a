import { fill, formatValue } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { accountOf, type FieldName, fields, type Project } from './project.ts';
import { type Mistake, readProject } from './read-project.ts';
import type { CalculatorWords } from './words.ts';

const PER_ROW = 20;
/**
 * One star is this many per cent. The scale is the same for all results, so that a larger return
 * always has more stars.
 */
const PER_STAR = 5;
/** Above these per cent, a return or a loss has no exact figure and no stars. */
const MOST = 1000;

/** Stands between the numbers that the contact form receives. */
export const SEPARATOR = '_';

export type Outcome = {
  values: Record<FieldName, string>;
  result?: ReturnType<typeof resultOf> | undefined;
  /** True if the result is that of the figures in the form, and not that of the example. */
  isOwn?: boolean;
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
    return {
      values,
      mistakes: [],
      result: resultOf(reading.project, words, language),
      isOwn: reading.isSent,
    };
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
  const percent = (value: number) => {
    const text = withMinus(formatValue(Math.round(limited(value)), '%', language));
    if (!isBeyond(value)) return text;
    return fill(value < 0 ? words.below : words.above, { percent: text });
  };
  const change = (value: number) =>
    fill(Math.round(value) < 0 ? words.loss : words.gain, { percent: percent(Math.abs(value)) });
  const row = (label: string, value: number, isClosed: boolean) => {
    const isLoss = Math.round(value) < 0;
    return {
      label: isLoss ? fill(words.rowOfLoss, { label }) : label,
      value: percent(value),
      count: isBeyond(value) ? 0 : Math.round(Math.abs(value) / PER_STAR),
      isClosed,
      isLoss,
    };
  };
  const rows = [row(words.slide, slide, false), row(words.full, full, true)];
  return {
    figure: {
      rows,
      perRow: PER_ROW,
      caption: [
        rows.some(({ count }) => count > 0) && fill(words.star, { step: percent(PER_STAR) }),
        rows.some(({ isLoss }) => isLoss) && words.minus,
        [slide, full].some(isBeyond) && fill(words.end, { most: percent(MOST) }),
      ]
        .filter(Boolean)
        .join(' '),
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

function isBeyond(value: number): boolean {
  return Math.abs(Math.round(value)) > MOST;
}

function limited(value: number): number {
  return Math.max(-MOST, Math.min(value, MOST));
}

/** A number with at most two decimals. */
function amount(value: number, { locale }: Language): string {
  return withMinus(new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value));
}

/** Numbers have a hyphen, which is shorter than a minus sign. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}

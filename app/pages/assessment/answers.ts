import { ASSESSMENT_ANSWERS } from '#app/constants.ts';

/** The strongest answer to a question scores this many points, the weakest none. */
export const MOST_POINTS = ASSESSMENT_ANSWERS - 1;

/** One score for each question. A question without a valid answer has none. */
export type Scores = (number | undefined)[];

/**
 * Reads the answers from an address. A shared address has one digit for each question in
 * `answers`. The form leaves `answers` empty and sends one value for each question.
 *
 * @param ids the questions in their order
 */
export function readScores(query: URLSearchParams, ids: readonly string[]): Scores {
  const written = query.get('answers') ?? '';
  const digits = written.length === ids.length ? [...written] : [];
  return ids.map((id, index) => scoreOf(digits[index] ?? query.get(id) ?? ''));
}

/** Returns the value of `answers` in the address of a result. */
export function writeScores(scores: readonly number[]): string {
  return scores.join('');
}

export function isComplete(scores: Scores): scores is number[] {
  return scores.every((score) => score !== undefined);
}

/** Returns the indexes of the weakest answers. Of equal ones, the earlier questions come first. */
export function weakest(scores: readonly number[], count: number): number[] {
  return scores
    .map((score, index) => ({ score, index }))
    .toSorted((one, other) => one.score - other.score)
    .slice(0, count)
    .map(({ index }) => index);
}

export function sum(scores: readonly number[]): number {
  return scores.reduce((total, score) => total + score, 0);
}

function scoreOf(digit: string): number | undefined {
  const score = /^\d$/.test(digit) ? Number(digit) : Number.NaN;
  return score <= MOST_POINTS ? score : undefined;
}

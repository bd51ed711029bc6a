import { MOST_POINTS } from '#app/constants.ts';

/** Undefined for a question without a valid answer. */
export type Scores = (number | undefined)[];

/**
 * In the URL of a result, `answers` has one digit for each question. The form sends one parameter
 * for each question instead.
 * @param ids the ids of the questions, in order
 */
export function readScores(query: URLSearchParams, ids: readonly string[]): Scores {
  const written = query.get('answers') ?? '';
  const digits = written.length === ids.length ? [...written] : [];
  return ids.map((id, index) => scoreOf(digits[index] ?? query.get(id) ?? ''));
}

export function writeScores(scores: readonly number[]): string {
  return scores.join('');
}

export function isComplete(scores: Scores): scores is number[] {
  return scores.every((score) => score !== undefined);
}

/** The indexes of the lowest scores. Of equal scores, the earlier one comes first. */
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

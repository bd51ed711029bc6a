import { ASSESSMENT_ANSWERS } from '#app/constants.ts';

/** The points of the strongest answer to a question. The weakest answer has no points. */
export const MOST_POINTS = ASSESSMENT_ANSWERS - 1;

/** One score for each question, or undefined if the question has no valid answer. */
export type Scores = (number | undefined)[];

/**
 * Reads the scores from the query of a URL. In the URL of a result, `answers` has one digit for
 * each question. The form sends an empty `answers`, and one parameter for each question.
 * @param ids the ids of the questions, in order
 */
export function readScores(query: URLSearchParams, ids: readonly string[]): Scores {
  const written = query.get('answers') ?? '';
  const digits = written.length === ids.length ? [...written] : [];
  return ids.map((id, index) => scoreOf(digits[index] ?? query.get(id) ?? ''));
}

/** Returns the value of `answers` in the URL of a result. */
export function writeScores(scores: readonly number[]): string {
  return scores.join('');
}

export function isComplete(scores: Scores): scores is number[] {
  return scores.every((score) => score !== undefined);
}

/** Returns the indexes of the lowest scores. Of equal scores, the earlier one comes first. */
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

import * as v from 'valibot';
import type { ContentMistake } from '../define-kind.ts';
import { schema } from './schema.ts';

// Another check reports values of a wrong type, so this schema accepts them.
const weekFacts = v.object({
  weeks: v.fallback(v.optional(schema.entries.weeks), undefined),
  approach: v.fallback(v.object({ steps: v.array(v.unknown()) }), { steps: [] }),
});

/** Checks that each step has weeks, and that the last step ends in the last week. */
export function checkWeeks(facts: Readonly<Record<string, unknown>>): ContentMistake[] {
  const { weeks, approach } = v.parse(weekFacts, facts);
  if (!weeks) return [];
  const { least = 1, most, steps } = weeks;
  const spans = steps.filter((step) => 'from' in step);
  const last = Math.max(...spans.map(({ to }) => to));
  return [
    ...mistake(['weeks', 'steps'], approach.steps.length, steps.length),
    ...mistake(['weeks', 'most'], last, most),
    ...spans
      .filter(({ from, to }) => from > to)
      .flatMap(({ from, to }) => mistake(['weeks', 'steps'], `${from} or more`, to)),
    ...(least > most ? mistake(['weeks', 'least'], `${most} or less`, least) : []),
  ];
}

function mistake(keys: string[], expected: number | string, received: number): ContentMistake[] {
  if (expected === received) return [];
  return [{ keys, expected: String(expected), received: String(received) }];
}

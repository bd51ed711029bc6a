import * as v from 'valibot';
import type { ContentMistake } from '../define-kind.ts';
import { schema } from './schema.ts';

// Another check reports values of a wrong type, so this schema accepts them.
const monthFacts = v.object({
  months: v.fallback(v.optional(schema.entries.months, []), []),
  firstMonths: v.fallback(v.object({ steps: v.array(v.unknown()) }), { steps: [] }),
});

/** Checks that each step has months, and that no span ends before it begins. */
export function checkMonths(facts: Readonly<Record<string, unknown>>): ContentMistake[] {
  const { months = [], firstMonths } = v.parse(monthFacts, facts);
  const { length } = firstMonths.steps;
  return [
    ...(months.length === length
      ? []
      : [{ keys: ['months'], expected: `${length} spans`, received: String(months.length) }]),
    ...months.flatMap(({ from, to }, index) =>
      from > to
        ? [{ keys: ['months', index, 'to'], expected: `${from} or more`, received: String(to) }]
        : [],
    ),
  ];
}

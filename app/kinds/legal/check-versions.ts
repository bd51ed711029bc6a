import * as v from 'valibot';
import type { ContentMistake } from '../define-kind.ts';

// Another check reports values of a wrong type, so this schema accepts them.
const legalFacts = v.object({
  version: v.optional(v.unknown()),
  updated: v.optional(v.unknown()),
  changes: v.fallback(v.array(v.object({ version: v.unknown(), date: v.string() })), []),
});

/** Checks that the newest change comes first and has the version of the text. */
export function checkVersions(facts: Readonly<Record<string, unknown>>): ContentMistake[] {
  const { version, updated, changes } = v.parse(legalFacts, facts);
  const [newest] = changes;
  if (!newest) return [];
  const unequal = (key: 'version' | 'date', expected: unknown): ContentMistake[] =>
    newest[key] === expected
      ? []
      : [{ keys: ['changes', 0, key], expected: String(expected), received: newest[key] }];
  const inWrongOrder = changes.flatMap(({ date }, index) => {
    const after = changes[index - 1]?.date;
    return after === undefined || date < after
      ? []
      : [{ keys: ['changes', index, 'date'], expected: `a day before ${after}`, received: date }];
  });
  return [...unequal('version', version), ...unequal('date', updated), ...inWrongOrder];
}

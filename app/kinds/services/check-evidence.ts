import * as v from 'valibot';
import type { ContentLookup, ContentMistake } from '../define-kind.ts';

// Another check reports values of a wrong type, so this schema accepts them.
const evidenceFacts = v.object({
  study: v.fallback(v.string(), ''),
  evidence: v.fallback(v.object({ figure: v.string() }), { figure: '' }),
});

/** Checks that the numbers in a service's `evidence` also occur in its case study. */
export function checkEvidence(
  facts: Readonly<Record<string, unknown>>,
  { record }: ContentLookup,
): ContentMistake[] {
  const { study, evidence } = v.parse(evidenceFacts, facts);
  const found = record('case-studies', study);
  const stated = new Set(numbersIn(JSON.stringify(found ?? '')));
  const missing = numbersIn(evidence.figure).filter((number) => !stated.has(number));
  if (!found || missing.length === 0) return [];
  return [
    {
      keys: ['evidence', 'figure'],
      expected: `numbers of the case study ${study}`,
      received: missing.join(', '),
    },
  ];
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LanguageCode } from '#content/languages.ts';

/**
 * A query with the documents that answer it. The search must find at least one of them. `kind`
 * names the difficulty.
 */
export type Pair = { query: string; expects: string[]; kind: string };

/** The search was tuned with the first set. During tuning, nobody looked at the second set. */
export const SETS = ['tuning', 'held-out'] as const;
export type SetName = (typeof SETS)[number];

export function readPairs(set: SetName, language: LanguageCode): Pair[] {
  return parse(readFileSync(`tests/search/${set}.${language}.yaml`, 'utf8')) as Pair[];
}

/**
 * The number of results that a phone shows without much scrolling. A document counts as found if it
 * is one of these.
 */
const FIRST = 5;

/** Returns whether one of the expected documents is among the first results. */
export function isFound({ expects }: Pair, ids: string[], first = FIRST): boolean {
  return ids.slice(0, first).some((id) => expects.includes(id));
}

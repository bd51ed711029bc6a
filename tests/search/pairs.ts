import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LanguageCode } from '#content/languages.ts';

/** A query and the documents that answer it; any of them will do. `kind` names the difficulty. */
export type Pair = { query: string; expects: string[]; kind: string };

/** Pairs that the search was tuned with, and pairs that nobody looked at during tuning. */
export const SETS = ['tuning', 'held-out'] as const;
export type SetName = (typeof SETS)[number];

export function readPairs(set: SetName, language: LanguageCode): Pair[] {
  return parse(readFileSync(`tests/search/${set}.${language}.yaml`, 'utf8')) as Pair[];
}

/**
 * The number of first results that a phone shows without much scrolling. A document counts as
 * found among them.
 */
const FIRST = 5;

/** Whether one of the expected documents is among the first results. */
export function isFound({ expects }: Pair, ids: string[], first = FIRST): boolean {
  return ids.slice(0, first).some((id) => expects.includes(id));
}

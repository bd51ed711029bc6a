import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LanguageCode } from '#content/languages.ts';

/** A query, and the documents any of which answers it. `kind` says what makes it hard. */
export type Pair = { query: string; expects: string[]; kind: string };

/** Pairs that the search was tuned with, and those that nobody looked at while it was. */
export const SETS = ['tuning', 'held-out'] as const;
export type SetName = (typeof SETS)[number];

export function readPairs(set: SetName, language: LanguageCode): Pair[] {
  return parse(readFileSync(`tests/search/${set}.${language}.yaml`, 'utf8')) as Pair[];
}

/**
 * A document counts as found among this many first results: what a phone shows without much
 * scrolling.
 */
const FIRST = 5;

/** Whether one of the wanted documents is among the first results. */
export function isFound({ expects }: Pair, ids: string[], first = FIRST): boolean {
  return ids.slice(0, first).some((id) => expects.includes(id));
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LanguageCode } from '#content/languages.ts';

/**
 * A query with the documents that answer it. One of these documents is enough. `kind` names what
 * makes the query difficult.
 */
export type Pair = { query: string; expects: string[]; kind: string };

/** Developers tune the search with the first set and do not look at the second set. */
export const SETS = ['tuning', 'held-out'] as const;
export type SetName = (typeof SETS)[number];

export function readPairs(set: SetName, language: LanguageCode): Pair[] {
  return parse(readFileSync(`tests/search/${set}.${language}.yaml`, 'utf8')) as Pair[];
}

/** A phone shows this many results with little scrolling. */
const FIRST = 5;

export function isFound({ expects }: Pair, ids: string[], first = FIRST): boolean {
  return ids.slice(0, first).some((id) => expects.includes(id));
}

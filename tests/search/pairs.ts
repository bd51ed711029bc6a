import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LanguageCode } from '#content/languages.ts';

/**
 * A query with the documents that answer it. The search must find at least one of these documents.
 * `kind` names what makes the query difficult.
 */
export type Pair = { query: string; expects: string[]; kind: string };

/** Developers tune the search with the first set and do not look at the second set. */
export const SETS = ['tuning', 'held-out'] as const;
export type SetName = (typeof SETS)[number];

export function readPairs(set: SetName, language: LanguageCode): Pair[] {
  return parse(readFileSync(`tests/search/${set}.${language}.yaml`, 'utf8')) as Pair[];
}

/**
 * An expected document must be among this many results. A phone shows them with little scrolling.
 */
const FIRST = 5;

/** Returns whether one of the expected documents is among the first results. */
export function isFound({ expects }: Pair, ids: string[], first = FIRST): boolean {
  return ids.slice(0, first).some((id) => expects.includes(id));
}

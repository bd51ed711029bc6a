import { queryStems } from './stems.ts';
import { wordsOf } from './words.ts';

/** A piece of a text, and whether a query matched it. */
export type Piece = { text: string; matched: boolean };

/**
 * Divides a text into pieces, so that the words that matched can be marked. Whole words match, in
 * any form.
 * @param terms the stems that the search found
 */
export function highlight(text: string, terms: readonly string[]): Piece[] {
  const wanted = new Set(terms);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, at } of wordsOf(text)) {
    if (!queryStems(word).some((stem) => wanted.has(stem))) continue;
    if (at > end) pieces.push({ text: text.slice(end, at), matched: false });
    pieces.push({ text: word, matched: true });
    end = at + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), matched: false });
  return pieces;
}

/** The length of an excerpt, and of its part before the first match, in characters. */
const EXCERPT = 220;
const BEFORE = 60;

/** The part of a text around its first match, cut between words; undefined without a match. */
export function excerpt(text: string, terms: readonly string[]): string | undefined {
  const wanted = new Set(terms);
  const first = wordsOf(text).find(({ word }) => queryStems(word).some((stem) => wanted.has(stem)));
  if (!first) return undefined;
  const begin = first.at <= BEFORE ? 0 : text.indexOf(' ', first.at - BEFORE) + 1;
  const space = text.lastIndexOf(' ', begin + EXCERPT);
  // Without a space, it is cut between two characters.
  const end =
    begin + EXCERPT >= text.length ? text.length : space > begin ? space : begin + EXCERPT;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
}

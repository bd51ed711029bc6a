import { queryStems } from './stems.ts';
import { wordsOf } from './words.ts';

/** A piece of a text, and whether a query matched it. */
export type Piece = { text: string; matched: boolean };

/**
 * Cuts a text at the words that matched: whole words, however they are spelt there.
 * @param terms stems, as a search found them
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

/** Characters of a text around its first match: enough to see what it is about. */
const EXCERPT = 220;
const BEFORE = 60;

/** The part of a text where a query matched first, cut between words; nothing where it did not. */
export function excerpt(text: string, terms: readonly string[]): string | undefined {
  const wanted = new Set(terms);
  const first = wordsOf(text).find(({ word }) => queryStems(word).some((stem) => wanted.has(stem)));
  if (!first) return undefined;
  const begin = first.at <= BEFORE ? 0 : text.indexOf(' ', first.at - BEFORE) + 1;
  const space = text.lastIndexOf(' ', begin + EXCERPT);
  // Where there is no space to cut at, between two characters.
  const end =
    begin + EXCERPT >= text.length ? text.length : space > begin ? space : begin + EXCERPT;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
}

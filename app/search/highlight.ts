import { ownStems } from './stems.ts';
import { wordsOf } from './words.ts';

export type Piece = { text: string; matched: boolean };

/** @param terms the stems that the search found */
export function highlight(text: string, terms: readonly string[], rules = ownStems): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, at } of wordsOf(text)) {
    if (!matches(word, terms, rules)) continue;
    if (at > end) pieces.push({ text: text.slice(end, at), matched: false });
    pieces.push({ text: word, matched: true });
    end = at + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), matched: false });
  return pieces;
}

function matches(word: string, terms: readonly string[], { queryStems } = ownStems): boolean {
  return queryStems(word).some((stem) => terms.includes(stem));
}

/** Lengths in characters. BEFORE is the largest part of an excerpt before the first match. */
const EXCERPT = 150;
const BEFORE = 40;

/** The text around the first match, cut between words. */
export function excerpt(
  text: string,
  terms: readonly string[],
  rules = ownStems,
): string | undefined {
  const line = oneLine(text);
  const first = wordsOf(line).find(({ word }) => matches(word, terms, rules));
  if (!first) return undefined;
  const begin = first.at <= BEFORE ? 0 : line.indexOf(' ', first.at - BEFORE) + 1;
  return `${begin > 0 ? '… ' : ''}${shorten(line.slice(begin))}`;
}

/** A dot separates the items of a list. Sentences need none. */
function oneLine(text: string): string {
  return text
    .trim()
    .replace(/([.!?؟:،;؛])\s*\n\s*/g, '$1 ')
    .replace(/\s*\n\s*/g, ' · ');
}

/** The start of a text, cut between words. */
export function shorten(text: string): string {
  if (text.length <= EXCERPT) return text;
  const space = text.lastIndexOf(' ', EXCERPT);
  return `${text.slice(0, space > 0 ? space : EXCERPT)} …`;
}

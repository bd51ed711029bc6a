export type Word = { word: string; at: number };

// A word may contain tatweels, because Unicode counts a tatweel as a letter. A word may contain an
// apostrophe if a letter follows.
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*/gu;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, at: index }));
}

export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** A word of a text and where it begins. */
export type Word = { word: string; at: number };

// Letters with the marks that belong to them; the tatweel is a letter to Unicode. An apostrophe
// within a word is its own.
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*/gu;

/** The words of a text, in their order. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, at: index }));
}

/** Digits of Arabic and Persian as Latin ones. */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

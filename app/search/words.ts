export type Word = { word: string; at: number };

// Matches a word of letters, their marks and digits. A word may contain a tatweel, which Unicode
// counts as a letter, and an apostrophe between letters.
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*/gu;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, at: index }));
}

/** Replaces Arabic and Persian digits by Latin digits. */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

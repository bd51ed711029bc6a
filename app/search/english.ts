import { stemmer } from 'stemmer';

const COMMON = new Set(
  'a an and are as at be but by can cant do dont does for from has have how i if in into is it its not of on or our that the their then there these they this to was we what when which who will with you your'.split(
    ' ',
  ),
);

/** Porter's algorithm (1980), for words without accents. */
export function stemEnglish(word: string): string {
  return stemmer(plainEnglish(word));
}

export function isCommonEnglish(word: string): boolean {
  return COMMON.has(plainEnglish(word));
}

export function plainEnglish(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '');
}

import {
  ARABIC,
  arabicSkeleton,
  arabicStemChooser,
  arabicStems,
  normalizeArabic,
} from './arabic.ts';
import { isCommonEnglish, stemEnglish } from './english.ts';
import { foldDigits } from './words.ts';

const NUMBER = /^\p{Nd}+$/u;

// Common words, in the spelling that `normalizeArabic` returns.
const COMMON_ARABIC = new Set(
  'في من الي علي عن ما لا او ان كل هذا هذه ذلك تلك التي الذي الذين هو هي هم مع ثم قد لم لن اذا كما بين بعد قبل عند حتي اي كيف هل نحن انتم و ف ب ل'.split(
    ' ',
  ),
);

/** How the words of a language are compared. */
export type Stems = {
  isCommon: (word: string) => boolean;
  queryStems: (word: string) => string[];
  indexStemmer: (words: Iterable<string>) => (word: string) => string;
  skeletonOf: (stem: string) => string | undefined;
};

/** Arabic and English have stems. In other languages only the spelling is made equal. */
export function stemsOf(code: string): Stems {
  return code === 'en' || code === 'ar' ? ownStems : plainStems;
}

export const ownStems: Stems = { isCommon, queryStems, indexStemmer, skeletonOf };

const plainStems: Stems = {
  isCommon: () => false,
  queryStems: (word) => [plainWord(word)],
  indexStemmer: () => plainWord,
  skeletonOf: () => undefined,
};

/** An article or a preposition before an apostrophe, as in “l’innovation”. */
const ELIDED = /^\p{L}{1,4}['’](?=\p{L}{3})/u;

function plainWord(word: string): string {
  if (ARABIC.test(word)) return normalizeArabic(word);
  const plain = word
    .toLowerCase()
    .replace(ELIDED, '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
  return foldDigits(plain);
}

export function isCommon(word: string): boolean {
  return ARABIC.test(word) ? COMMON_ARABIC.has(normalizeArabic(word)) : isCommonEnglish(word);
}

export function queryStems(word: string): string[] {
  if (NUMBER.test(word)) return [foldDigits(word)];
  return ARABIC.test(word) ? arabicStems(word) : [stemEnglish(word)];
}

/** The choice of a stem depends on all `words`. */
function indexStemmer(words: Iterable<string>): (word: string) => string {
  const chooseArabic = arabicStemChooser(words);
  const stemOf = (word: string) => {
    if (NUMBER.test(word)) return foldDigits(word);
    return ARABIC.test(word) ? chooseArabic(word) : stemEnglish(word);
  };
  const known = new Map<string, string>();
  return (word) => {
    const stem = known.get(word) ?? stemOf(word);
    known.set(word, stem);
    return stem;
  };
}

export function skeletonOf(stem: string): string | undefined {
  return ARABIC.test(stem) ? arabicSkeleton(stem) : undefined;
}

import { arabicSkeleton, arabicStemChooser, arabicStems, normalizeArabic } from './arabic.ts';
import { isCommonEnglish, stemEnglish } from './english.ts';
import { foldDigits } from './words.ts';

const ARABIC = /\p{Script=Arabic}/u;
const NUMBER = /^\p{Nd}+$/u;

// Normalized Arabic words of nearly every text.
const COMMON_ARABIC = new Set(
  'في من الي علي عن ما لا او ان كل هذا هذه ذلك تلك التي الذي الذين هو هي هم مع ثم قد لم لن اذا كما بين بعد قبل عند حتي اي كيف هل نحن انتم و ف ب ل'.split(
    ' ',
  ),
);

/** Whether a word occurs in nearly every text, so that it does not distinguish texts. */
export function isCommon(word: string): boolean {
  return ARABIC.test(word) ? COMMON_ARABIC.has(normalizeArabic(word)) : isCommonEnglish(word);
}

/** The possible stems of a word in a query, in either script. */
export function queryStems(word: string): string[] {
  if (NUMBER.test(word)) return [foldDigits(word)];
  return ARABIC.test(word) ? arabicStems(word) : [stemEnglish(word)];
}

/** Returns a function that gives the one stem under which a word of these texts is indexed. */
export function indexStemmer(words: Iterable<string>): (word: string) => string {
  const chooseArabic = arabicStemChooser(arabicOnly(words));
  const stemOf = (word: string) => {
    if (NUMBER.test(word)) return foldDigits(word);
    return ARABIC.test(word) ? chooseArabic(word) : stemEnglish(word);
  };
  // A cache: the texts repeat few words many times.
  const known = new Map<string, string>();
  return (word) => {
    const stem = known.get(word) ?? stemOf(word);
    known.set(word, stem);
    return stem;
  };
}

/**
 * The common part of a stem and those of the word's other numbers; undefined in Latin script,
 * where the stems are equal.
 */
export function skeletonOf(stem: string): string | undefined {
  return ARABIC.test(stem) ? arabicSkeleton(stem) : undefined;
}

function* arabicOnly(words: Iterable<string>): Generator<string> {
  for (const word of words) if (ARABIC.test(word)) yield word;
}

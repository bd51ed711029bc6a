import { arabicSkeleton, arabicStemChooser, arabicStems, normalizeArabic } from './arabic.ts';
import { isCommonEnglish, stemEnglish } from './english.ts';
import { foldDigits } from './words.ts';

const ARABIC = /\p{Script=Arabic}/u;
const NUMBER = /^\p{Nd}+$/u;

// Arabic words that stand in nearly every text, as they are after normalisation.
const COMMON_ARABIC = new Set(
  'في من الي علي عن ما لا او ان كل هذا هذه ذلك تلك التي الذي الذين هو هي هم مع ثم قد لم لن اذا كما بين بعد قبل عند حتي اي كيف هل نحن انتم و ف ب ل'.split(
    ' ',
  ),
);

/** Whether a word stands in nearly every text, and so tells none apart. */
export function isCommon(word: string): boolean {
  return ARABIC.test(word) ? COMMON_ARABIC.has(normalizeArabic(word)) : isCommonEnglish(word);
}

/** The stems that a word of a query may have, in whichever script it is. */
export function queryStems(word: string): string[] {
  if (NUMBER.test(word)) return [foldDigits(word)];
  return ARABIC.test(word) ? arabicStems(word) : [stemEnglish(word)];
}

/** The one stem under which each word of the given texts is held in the index. */
export function indexStemmer(words: Iterable<string>): (word: string) => string {
  const chooseArabic = arabicStemChooser(arabicOnly(words));
  const stemOf = (word: string) => {
    if (NUMBER.test(word)) return foldDigits(word);
    return ARABIC.test(word) ? chooseArabic(word) : stemEnglish(word);
  };
  // A thousand texts have few words, many times each.
  const known = new Map<string, string>();
  return (word) => {
    const stem = known.get(word) ?? stemOf(word);
    known.set(word, stem);
    return stem;
  };
}

/**
 * What a stem has in common with those of the same word in another number; nothing in Latin script,
 * whose stems do.
 */
export function skeletonOf(stem: string): string | undefined {
  return ARABIC.test(stem) ? arabicSkeleton(stem) : undefined;
}

function* arabicOnly(words: Iterable<string>): Generator<string> {
  for (const word of words) if (ARABIC.test(word)) yield word;
}

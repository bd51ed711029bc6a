import { arabicSkeleton, arabicStemChooser, arabicStems, normalizeArabic } from './arabic.ts';
import { stemEnglish } from './english.ts';
import { foldDigits } from './words.ts';

const ARABIC = /\p{Script=Arabic}/u;
const NUMBER = /^\p{Nd}+$/u;

// Arabic words that stand in nearly every text, as they are after normalisation.
const COMMON_ARABIC = new Set(
  'في من الي علي عن ما لا او ان كل هذا هذه ذلك تلك التي الذي الذين هو هي هم مع ثم قد لم لن اذا كما بين بعد قبل عند حتي اي كيف هل نحن انتم و ف ب ل'.split(
    ' ',
  ),
);

/** The stems that a word of a query may have, in whichever script it is; none for words that tell nothing. */
export function queryStems(word: string): string[] {
  if (NUMBER.test(word)) return [foldDigits(word)];
  if (!ARABIC.test(word)) return [stemEnglish(word)].filter((stem) => stem !== undefined);
  return COMMON_ARABIC.has(normalizeArabic(word)) ? [] : arabicStems(word);
}

/** The one stem under which each word of the given texts is held in the index. */
export function indexStemmer(words: Iterable<string>): (word: string) => string | undefined {
  const chooseArabic = arabicStemChooser(arabicOnly(words));
  return (word) =>
    ARABIC.test(word) && !NUMBER.test(word) ? (COMMON_ARABIC.has(normalizeArabic(word)) ? undefined : chooseArabic(word)) : queryStems(word)[0];
}

/** What a stem has in common with those of the same word in another number; nothing in Latin script, whose stems do. */
export function skeletonOf(stem: string): string | undefined {
  return ARABIC.test(stem) ? arabicSkeleton(stem) : undefined;
}

function* arabicOnly(words: Iterable<string>): Generator<string> {
  for (const word of words) if (ARABIC.test(word)) yield word;
}

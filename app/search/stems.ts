import {
  ARABIC,
  arabicFormChooser,
  arabicForms,
  arabicSkeleton,
  arabicStem,
  normalizeArabic,
} from './arabic.ts';
import { isCommonEnglish, plainEnglish, stemEnglish } from './english.ts';
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
  /** The possible forms of a word in one spelling and without Arabic prefixes. */
  queryForms: (word: string) => string[];
  queryStems: (word: string) => string[];
  indexReader: (words: Iterable<string>) => (word: string) => { form: string; stem: string };
  skeletonOf: (stem: string) => string | undefined;
};

/** Arabic and English have stems. In other languages only the spelling is made equal. */
export function stemsOf(code: string): Stems {
  return code === 'en' || code === 'ar' ? ownStems : plainStems;
}

export const ownStems: Stems = { isCommon, queryForms, queryStems, indexReader, skeletonOf };

const plainStems: Stems = {
  isCommon: () => false,
  queryForms: (word) => [plainWord(word)],
  queryStems: (word) => [plainWord(word)],
  indexReader: () => (word) => ({ form: plainWord(word), stem: plainWord(word) }),
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

function queryForms(word: string): string[] {
  if (NUMBER.test(word)) return [foldDigits(word)];
  return ARABIC.test(word) ? arabicForms(word) : [plainEnglish(word)];
}

/** The possible stems of a word, the likeliest first. */
export function queryStems(word: string): string[] {
  return [...new Set(queryForms(word).map(stemOfForm))];
}

function stemOfForm(form: string): string {
  if (NUMBER.test(form)) return form;
  return ARABIC.test(form) ? arabicStem(form) : stemEnglish(form);
}

/** The choice of a form depends on all `words`. */
function indexReader(words: Iterable<string>): (word: string) => { form: string; stem: string } {
  const chooseArabic = arabicFormChooser(words);
  const known = new Map<string, { form: string; stem: string }>();
  return (word) => {
    const read = known.get(word) ?? readForm(word);
    known.set(word, read);
    return read;
  };

  function readForm(word: string) {
    const [plain = ''] = queryForms(word);
    const form = ARABIC.test(word) ? chooseArabic(word) : plain;
    return { form, stem: stemOfForm(form) };
  }
}

export function skeletonOf(stem: string): string | undefined {
  return ARABIC.test(stem) ? arabicSkeleton(stem) : undefined;
}

import { foldDigits } from './words.ts';

// Light stemming after Larkey, Ballesteros and Connell, "Light Stemming for Arabic Information
// Retrieval" (2007). Stacked prefixes, alefs without hamza, and broken plurals are additions.

export const ARABIC = /\p{Script=Arabic}/u;
const TASHKEEL_AND_TATWEEL = /[\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const HAMZA_ALEFS = /[أإآٱ]/g;

export function normalizeArabic(word: string): string {
  return (
    foldDigits(word.normalize('NFKC'))
      .replace(TASHKEEL_AND_TATWEEL, '')
      .replace(HAMZA_ALEFS, 'ا')
      // Unifies three spellings: «مسؤول» in the east, «مسئول» in Egypt, and «مسوول» without hamza.
      .replace(/[ؤئو]و/g, 'و')
      .replaceAll('ة', 'ه')
      .replace(/[ىیئ]/g, 'ي')
      .replaceAll('ؤ', 'و')
      .replaceAll('ک', 'ك')
      .replace(/ء/g, '')
  );
}

// Longer suffixes come first. Some begin with ت, because ة becomes ت before a pronoun and in the
// dual.
const SUFFIXES =
  'اتها اتهم اتكم اتنا هما كما تها تهم تكم تنا تين تان ته تي ات ان ون ين ها هم هن كم نا يه وا ه ي ا'.split(
    ' ',
  );
const SHORTEST_STEM = 3;

/** Returns a word without its suffixes. Remove its prefixes first (`arabicForms`). */
export function arabicStem(word: string): string {
  // A word may have a suffix of number or gender, and then a pronoun.
  for (let round = 0; round < 3; round++) {
    const suffix = SUFFIXES.find(
      (ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM,
    );
    if (!suffix) break;
    word = word.slice(0, -suffix.length);
  }
  return word;
}

const ARTICLES = 'ال بال كال فال وال لل وبال وكال فبال ولل فلل افال'.split(' ');
const PARTICLES = 'وب ول وك فب فل وس و ف ب ل ك س'.split(' ');

/**
 * The words that may stand after the prefixes of a word, the likeliest first. Only a dictionary
 * would show whether the first letters are a prefix.
 */
export function arabicForms(word: string): string[] {
  const plain = normalizeArabic(word);
  const article = articleOf(word, plain);
  const particles = PARTICLES.filter((particle) => isPrefix(particle, plain, SHORTEST_STEM));
  return article
    ? [plain.slice(article.length), plain]
    : [plain, ...particles.map((particle) => plain.slice(particle.length))];
}

function isPrefix(prefix: string, word: string, shortestRest: number): boolean {
  return word.startsWith(prefix) && word.length - prefix.length >= shortestRest;
}

/**
 * The article with the particles before it, such as وال. In «إلكتروني», the alef has a hamza, so ال
 * is not an article.
 */
function articleOf(word: string, plain: string): string | undefined {
  if (/^[وفبك]?[أإآ]/.test(word)) return undefined;
  return ARTICLES.findLast((article) => isPrefix(article, plain, SHORTEST_STEM - 1));
}

/**
 * Returns a function that removes the prefixes of a word. The texts show which letters are
 * prefixes: «وبيانات» becomes «بيانات», but «وظيفة» keeps its first letter.
 */
export function arabicFormChooser(texts: Iterable<string>): (word: string) => string {
  const known = new Map<string, number>();
  const count = (form: string, times: number) => known.set(form, (known.get(form) ?? 0) + times);
  /** Stems that occur without an article. */
  const bare = new Set<string>();
  const words = new Map<string, number>();
  for (const word of texts) if (ARABIC.test(word)) words.set(word, (words.get(word) ?? 0) + 1);
  for (const [word, times] of words) {
    const plain = normalizeArabic(word);
    const article = articleOf(word, plain);
    // The letters after an article are certainly a word, so they count three times.
    if (article) count(arabicStem(plain.slice(article.length)), 3 * times);
    else {
      count(arabicStem(plain), times);
      bare.add(arabicStem(plain));
    }
  }
  return (word) => {
    const [first = '', ...others] = arabicForms(word);
    const times = (form: string) => known.get(arabicStem(form)) ?? 0;
    const plain = normalizeArabic(word);
    if (articleOf(word, plain)) {
      // If the texts contain «الالتزام», the first letters of «التزام» are not an article. «ألبان»
      // has the same stem as «البيانات», but «بيانات» occurs, too.
      return times(plain) > 0 && !bare.has(arabicStem(first)) ? plain : first;
    }
    return others.find((form) => times(form) > 2 * times(first)) ?? first;
  };
}

/**
 * The consonants of a stem. «مشروع» and its broken plural «مشاريع» both give «مشرع». A double
 * consonant becomes single, so «حق» and «حقوق» match.
 */
export function arabicSkeleton(stem: string): string | undefined {
  const irregular = IRREGULAR.get(stem);
  if (irregular) return irregular;
  const [first = '', ...rest] = stem;
  const consonants =
    (first === 'ا' ? '' : first) + rest.filter((letter) => !'اوي'.includes(letter)).join('');
  return consonants.length >= SHORTEST_STEM || stem.length < SHORTEST_STEM
    ? consonants.replace(/(.)\1/g, '$1')
    : undefined;
}

/** The words of each row get the same skeleton, although they differ in more than vowels. */
const IRREGULAR = new Map(
  [
    ['خطر', 'مخاطر', 'اخطار'],
    ['امرا', 'نسا'],
    ['مدير', 'مدرا'],
    ['سوال', 'اسيله'],
    ['دليل', 'ادله'],
    ['راي', 'ارا'],
    ['قانون', 'قوانين'],
    ['ميزان', 'موازين'],
    ['عنوان', 'عناوين'],
    ['مليون', 'ملايين'],
  ].flatMap((forms) => forms.map((form) => [arabicStem(form), `=${forms[0]}`] as const)),
);

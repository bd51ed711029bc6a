import { foldDigits } from './words.ts';

// Light stemming after Larkey, Ballesteros and Connell, "Light Stemming for Arabic Information
// Retrieval" (2007), with what it lacks for a site's search: prefixes that are stacked, alefs that
// are written without their hamza, broken plurals.

const TASHKEEL_AND_TATWEEL = /[\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const HAMZA_ALEFS = /[أإآٱ]/g;

/**
 * One spelling for what is spelt in several ways: without tashkeel and tatweel, hamza carriers, ة
 * and ى, digits.
 */
export function normalizeArabic(word: string): string {
  return (
    foldDigits(word.normalize('NFKC'))
      .replace(TASHKEEL_AND_TATWEEL, '')
      .replace(HAMZA_ALEFS, 'ا')
      // «مسؤول» in the east is «مسئول» in Egypt, and «مسوول» to whoever types no hamza.
      .replace(/[ؤئو]و/g, 'و')
      .replaceAll('ة', 'ه')
      .replace(/[ىیئ]/g, 'ي')
      .replaceAll('ؤ', 'و')
      .replaceAll('ک', 'ك')
      .replace(/ء/g, '')
  );
}

// The longest first; what is left has to be a word still.
// Before a pronoun or a dual, ة is ت.
const SUFFIXES = [
  'اتها',
  'اتهم',
  'اتكم',
  'اتنا',
  'هما',
  'كما',
  'تها',
  'تهم',
  'تكم',
  'تنا',
  'تين',
  'تان',
  'ته',
  'تي',
  'ات',
  'ان',
  'ون',
  'ين',
  'ها',
  'هم',
  'هن',
  'كم',
  'نا',
  'يه',
  'وا',
  'ه',
  'ي',
  'ا',
];
const SHORTEST_STEM = 3;

function withoutSuffixes(word: string): string {
  // A word may end in its number or gender and in a pronoun after it.
  for (let round = 0; round < 3; round++) {
    const suffix = SUFFIXES.find(
      (ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM,
    );
    if (!suffix) break;
    word = word.slice(0, -suffix.length);
  }
  return word;
}

const ARTICLES = [
  'ال',
  'بال',
  'كال',
  'فال',
  'وال',
  'لل',
  'وبال',
  'وكال',
  'فبال',
  'ولل',
  'فلل',
  'افال',
];
const PARTICLES = ['وب', 'ول', 'وك', 'فب', 'فل', 'وس', 'و', 'ف', 'ب', 'ل', 'ك', 'س'];

/**
 * The stems that a word may have, the likeliest first: prefixes cannot be told from a word's own
 * first letters without knowing the words. For a query all of them count.
 */
export function arabicStems(word: string): string[] {
  const plain = normalizeArabic(word);
  const isCut = (rest: string) => rest.length >= SHORTEST_STEM - 1;
  const article = articleOf(word, plain);
  const particles = article
    ? []
    : PARTICLES.filter(
        (particle) => plain.startsWith(particle) && plain.length - particle.length >= SHORTEST_STEM,
      );
  const forms = [
    ...(article && isCut(plain.slice(article.length)) ? [plain.slice(article.length)] : []),
    plain,
    ...particles.map((particle) => plain.slice(particle.length)),
  ];
  return [...new Set(forms.map(withoutSuffixes))];
}

/**
 * The article with all that stands before it. With a hamza the alef is the word's own, as in
 * إلكتروني.
 */
function articleOf(word: string, plain: string): string | undefined {
  if (/^[وفبك]?[أإآ]/.test(word)) return undefined;
  return ARTICLES.findLast(
    (article) => plain.startsWith(article) && plain.length - article.length >= 2,
  );
}

/**
 * Chooses one stem for each word of the texts that are searched. A prefix is cut off where the rest
 * stands in them as a word of its own: «وبيانات» ends as «بيانات» does, «وظيفة» keeps its first
 * letter.
 * @param texts all of their words
 */
export function arabicStemChooser(texts: Iterable<string>): (word: string) => string {
  const known = new Map<string, number>();
  const count = (form: string, times: number) => known.set(form, (known.get(form) ?? 0) + times);
  const words = new Map<string, number>();
  for (const word of texts) words.set(word, (words.get(word) ?? 0) + 1);
  for (const [word, times] of words) {
    const plain = normalizeArabic(word);
    const article = articleOf(word, plain);
    // The article stands before whole words only.
    if (article) count(withoutSuffixes(plain.slice(article.length)), 3 * times);
    else count(withoutSuffixes(plain), times);
  }
  return (word) => {
    const [first = '', ...others] = arabicStems(word);
    if (articleOf(word, normalizeArabic(word))) return keptAlef(word, known) ?? first;
    return others.find((stem) => (known.get(stem) ?? 0) > 2 * (known.get(first) ?? 0)) ?? first;
  };
}

/** «التزام» begins with no article, which «الالتزام» elsewhere in the texts gives away. */
function keptAlef(word: string, known: Map<string, number>): string | undefined {
  const whole = withoutSuffixes(normalizeArabic(word));
  return (known.get(whole) ?? 0) > 0 ? whole : undefined;
}

/**
 * What singular and broken plural have in common: the stem without long vowels, «مشروع» and
 * «مشاريع» both «مشرع». Two letters that are the same count as one, «حق» and «حقوق». Nothing where
 * too little is left to tell words apart.
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

/** Plurals that differ from their singular by more than vowels, by their stems. */
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
  ].flatMap((forms) => forms.map((form) => [withoutSuffixes(form), `=${forms[0]}`] as const)),
);

import { foldDigits } from './words.ts';

// Light stemming after Larkey, Ballesteros and Connell, "Light Stemming for Arabic Information
// Retrieval" (2007), extended for a site's search: stacked prefixes, alefs without their hamza,
// broken plurals.

const TASHKEEL_AND_TATWEEL = /[\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const HAMZA_ALEFS = /[أإآٱ]/g;

/**
 * Unifies the spelling of a word: removes tashkeel and tatweel, and replaces hamza carriers, ة, ى
 * and Arabic digits.
 */
export function normalizeArabic(word: string): string {
  return (
    foldDigits(word.normalize('NFKC'))
      .replace(TASHKEEL_AND_TATWEEL, '')
      .replace(HAMZA_ALEFS, 'ا')
      // «مسؤول» in the east is «مسئول» in Egypt, and «مسوول» without a hamza.
      .replace(/[ؤئو]و/g, 'و')
      .replaceAll('ة', 'ه')
      .replace(/[ىیئ]/g, 'ي')
      .replaceAll('ؤ', 'و')
      .replaceAll('ک', 'ك')
      .replace(/ء/g, '')
  );
}

// The longest first. The rest must still be a word. Before a pronoun or in the dual, ة is ت.
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
  // A word may have a suffix of number or gender, and a pronoun after it.
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
 * The possible stems of a word, the likeliest first. A prefix cannot be distinguished from the
 * word's own first letters without a dictionary, so a query uses all of them.
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
 * The article of a word, with the particles before it. With a hamza, the alef belongs to the word,
 * as in إلكتروني.
 */
function articleOf(word: string, plain: string): string | undefined {
  if (/^[وفبك]?[أإآ]/.test(word)) return undefined;
  return ARTICLES.findLast(
    (article) => plain.startsWith(article) && plain.length - article.length >= 2,
  );
}

/**
 * Chooses one stem for each word of the indexed texts. A prefix is removed if the rest occurs
 * there as a word: «وبيانات» gets the stem of «بيانات», but «وظيفة» keeps its first letter.
 * @param texts all words of the texts
 */
export function arabicStemChooser(texts: Iterable<string>): (word: string) => string {
  const known = new Map<string, number>();
  const count = (form: string, times: number) => known.set(form, (known.get(form) ?? 0) + times);
  const words = new Map<string, number>();
  for (const word of texts) words.set(word, (words.get(word) ?? 0) + 1);
  for (const [word, times] of words) {
    const plain = normalizeArabic(word);
    const article = articleOf(word, plain);
    // The rest after an article is certainly a word, so it weighs more.
    if (article) count(withoutSuffixes(plain.slice(article.length)), 3 * times);
    else count(withoutSuffixes(plain), times);
  }
  return (word) => {
    const [first = '', ...others] = arabicStems(word);
    if (articleOf(word, normalizeArabic(word))) return keptAlef(word, known) ?? first;
    return others.find((stem) => (known.get(stem) ?? 0) > 2 * (known.get(first) ?? 0)) ?? first;
  };
}

/** The whole word, if its first letters are not an article: «التزام», where «الالتزام» occurs. */
function keptAlef(word: string, known: Map<string, number>): string | undefined {
  const whole = withoutSuffixes(normalizeArabic(word));
  return (known.get(whole) ?? 0) > 0 ? whole : undefined;
}

/**
 * The common part of a singular and its broken plural: the stem without long vowels, «مشرع» for
 * «مشروع» and «مشاريع». A double consonant counts once, as in «حق» and «حقوق». Undefined if the
 * rest is too short to distinguish words.
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

/** Plurals that differ from their singular in more than vowels, by their stems. */
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

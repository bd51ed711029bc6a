import type { Terms } from '#app/content/schemas/terms.ts';
import { isProse, isRecord, type Keys, type Value } from './source-file.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Words are joined in texts with these keys. The name and the title of a page stay unchanged. */
const HEADINGS = new Set(['heading', 'headline', 'question', 'name', 'title', 'category']);
const OF_A_PAGE = new Set(['name', 'title']);

/**
 * The maximum length of joined words in characters, because a line on a phone has room for no more.
 * Arabic letters are narrower.
 */
const LONGEST_RUN = { ofPage: 16, ofArabicPage: 19, ofSection: 20 };
/** A last word of at most this many letters is joined to the word before it. */
const SHORT_END = 7;

/**
 * Words to which the number before them does not belong.
 * @internal exported for a test
 */
export const LINKING = 'of|to|in|on|and|or|for|at|by|from|with|من|إلى|في|على|أو|عن|منها|مع';
/** Matches a number before a word, such as “24 hours”. Ignores years and English times. */
const NUMBER_AND_WORD = new RegExp(
  `(?<![\\p{L}\\d.,-])(?!(?:19|20)\\d\\d )(\\d+(?:[.,:]\\d+)*%?)(?: |\\n *)(?=\\p{L})` +
    `(?![AP]M\\b)(?!(?:${LINKING})(?!\\p{L}))`,
  'gu',
);
/** Matches a word such as “million” between a number and a noun: “2.4 million riyals”. */
const LARGE_UNIT = new RegExp(
  `(?<=\\d\u00a0)(thousand|million|billion|ألف|آلاف|مليون|ملايين|مليار)(?: |\\n *)(?=\\p{L})` +
    `(?!(?:${LINKING})(?!\\p{L}))`,
  'gu',
);

/** Matches the space after a short Arabic word, which must not end the line before a number. */
const BEFORE_NUMBER = /(?<=(?<!\p{L})(?:من|إلى|في|على|عن|مع|الإصدار)) (?=\d)/gu;

/** Matches the first space of an Arabic range or share: «6 إلى 10», «18 من 20». */
const BETWEEN_NUMBERS = /(?<=\d) (?=(?:إلى|من)[ \u00a0]\d)/gu;

/** Matches the space in an Arabic number from eleven to nineteen. */
const BEFORE_TEN =
  /(?<=(?:أحد|إحدى|اثنت?[اي]|ثلاث|أربع|خمس|ست|سبع|ثماني|تسع)ة?) (?=عشرة?(?!\p{L}))/gu;

/** Matches the space after an Arabic “not” or “or”. At the end of a line, readers would miss it. */
const AFTER_PARTICLE = /(?<=(?<!\p{L})[وف]?(?:لا|لم|لن|أو))(?: |\n *)(?=\p{L})/gu;

/** Matches the space that French writes before “:”, “?” and the like, and inside «…». */
const SPACE_OF_A_SIGN = /(?<=\S) (?=[:;?!»](?:\s|$))|(?<=«) /g;

/** Matches vowel signs and punctuation, which take almost no space. */
const NARROW = /[^\p{L}\p{N}\s]/gu;

/** Code blocks stay as they are. */
const CODE = /(`{3}[\s\S]*?`{3})/;

const NUMBERS = new Set(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'ثلاثة ثلاث أربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثماني تسعة تسع عشرة عشر',
    'عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين تسعون تسعين مئة أول',
    'أحد إحدى اثنا اثنتا وثلاثة وأربعة وعشرة',
  ].flatMap((line) => line.split(' ')),
);
/** Words that must not end a line of a heading, because they belong to the next word. */
const LEADING = new Set(
  [
    ...NUMBERS,
    'a an the of in on to at by for from with and or as if is no not your our its that than when who',
    'من في على إلى عن مع أن أنّ إن ما لا ثم قبل بعد حين كل أو بل لم لن قد هل أي بين عند دون بلا حتى غير',
    'ومن وفي وعلى وإلى وما ولا ولم ولن وكل',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Joins words with no-break spaces: a number with the next word and with an Arabic preposition, an
 * Arabic “not” or “or” with the next word, and in headings also short words and words of a term.
 */
export function keepTogether<Given extends Value>(value: Given, terms: Terms): Given {
  const phrases = Object.entries(terms)
    .flatMap(([en, { ar }]) => [en, ar])
    .filter((term) => term.includes(' '));
  const inText = (text: string) =>
    text
      .replace(NUMBER_AND_WORD, `$1${NO_BREAK_SPACE}`)
      .replace(LARGE_UNIT, `$1${NO_BREAK_SPACE}`)
      .replace(BEFORE_NUMBER, NO_BREAK_SPACE)
      .replace(BETWEEN_NUMBERS, NO_BREAK_SPACE)
      .replace(BEFORE_TEN, NO_BREAK_SPACE)
      .replace(AFTER_PARTICLE, NO_BREAK_SPACE)
      .replace(SPACE_OF_A_SIGN, NO_BREAK_SPACE);
  const inHeading = (text: string, longest: number) => {
    // A heading must keep one place to break, because its column may be narrow.
    const most = Math.min(longest, text.length - 1);
    const fitting = phrases.filter((phrase) => phrase.length <= most);
    return joinWords(joinPhrases(inText(text), fitting), most);
  };
  const change = (part: Value, keys: Keys): Value => {
    if (Array.isArray(part)) return part.map((item, index) => change(item, [...keys, index]));
    if (isRecord(part))
      return Object.fromEntries(
        Object.entries(part).map(([name, item]) => [name, change(item, [...keys, name])]),
      );
    if (typeof part !== 'string' || !isProse(keys)) return part;
    const key = String(keys.findLast((name) => typeof name === 'string'));
    if (keys.length === 1 && OF_A_PAGE.has(key)) return part;
    const { ofPage, ofArabicPage, ofSection } = LONGEST_RUN;
    const longestOfPage = /\p{Script=Arabic}/u.test(part) ? ofArabicPage : ofPage;
    const isOfPage = key === 'headline' || (keys.length === 1 && key === 'heading');
    if (HEADINGS.has(key)) return inHeading(part, isOfPage ? longestOfPage : ofSection);
    const inProse = (words: string) =>
      inText(words).replace(
        /^(#{2,3} )(.*)$/gm,
        (_, marks: string, heading: string) => marks + inHeading(heading, ofSection),
      );
    return part
      .split(CODE)
      .map((words, at) => (at % 2 === 1 ? words : inProse(words)))
      .join('');
  };
  return change(value, []) as Given;
}

function joinPhrases(heading: string, phrases: readonly string[]): string {
  return phrases.reduce(
    (text, phrase) => text.replaceAll(phrase, phrase.replaceAll(' ', NO_BREAK_SPACE)),
    heading,
  );
}

function joinWords(heading: string, longest: number): string {
  const [first = '', ...others] = heading.split(' ');
  const runs = [[first]];
  for (const [index, word] of others.entries()) {
    const run = runs.at(-1) ?? [];
    const isShortEnd = index === others.length - 1 && letters(word).length <= SHORT_END;
    const belongs = isShortEnd || LEADING.has(lastWord(run).toLowerCase());
    const start = belongs ? startThatFits(run, word, isShortEnd, longest) : -1;
    if (start < 0) runs.push([word]);
    else runs.splice(-1, 1, ...[run.slice(0, start), [...run.slice(start), word]].filter(hasWords));
  }
  return runs.map((run) => run.join(NO_BREAK_SPACE)).join(' ');
}

/**
 * Finds where to cut a run, so that the words after the cut fit on a line with the next word.
 * @returns the index of the cut, or -1 if there is none
 */
function startThatFits(
  run: readonly string[],
  word: string,
  isShortEnd: boolean,
  longest: number,
): number {
  const fits = (start: number) =>
    [...run.slice(start), word].join(' ').replace(NARROW, '').length <= longest;
  const start = isShortEnd ? run.findIndex((_, at) => fits(at)) : fits(0) ? 0 : -1;
  return NUMBERS.has(run[start - 1]?.toLowerCase() ?? '') ? -1 : start;
}

/** Returns the letters and digits of a word. */
function letters(word: string): string {
  return word.replace(NARROW, '').trim();
}

function hasWords(run: readonly string[]): boolean {
  return run.length > 0;
}

function lastWord(run: readonly string[]): string {
  return run.at(-1)?.split(NO_BREAK_SPACE).at(-1) ?? '';
}

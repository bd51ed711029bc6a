import type { CompiledContent } from './compile.ts';
import { isFirmWord } from './firm-words.ts';
import { nameValue, type Problem, placeOf, textAt, textsOf } from './source-file.ts';
import { translationsOf } from './translations.ts';

const ARABIC_LETTER = /\p{Script=Arabic}/u;
// Three Latin words in a row in an Arabic text are probably an untranslated sentence.
const LATIN_RUN = /\p{Script=Latin}{2,}(?:[ ,]+\p{Script=Latin}{2,}){2,}/u;
const PLACEHOLDER = /\{[a-zA-Z]+\}/g;
const LINK_OR_CODE = /\]\([^)]*\)|`[^`]*`|<[^>]*>/g;
const NOT_PROSE = new Set(['id', 'file', 'date', 'version', 'updated', 'city', 'featured']);

const NAMELESS_NUMBERS = new Set(['zero', 'one', 'two']);

/**
 * Reports placeholders and links that differ from those of the original, and English sentences in
 * Arabic files.
 */
export function parityProblems(content: CompiledContent): Problem[] {
  return translationsOf(content).flatMap(({ source, from }) =>
    textsOf(source.value)
      .filter(({ keys }) => !NOT_PROSE.has(String(keys.at(-1))))
      .flatMap(({ keys, text }) =>
        mistakesIn(text, textAt(from, keys), String(keys.at(-1))).map((mistake) => ({
          ...placeOf(source, keys),
          ...mistake,
        })),
      ),
  );
}

type Mistake = Pick<Problem, 'expected' | 'received'>;

function mistakesIn(text: string, from: string | undefined, key: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (expected: string, received: string) => mistakes.push({ expected, received });

  const prose = text.replace(LINK_OR_CODE, ' ').replace(PLACEHOLDER, ' ');
  if (!ARABIC_LETTER.test(prose) && /\p{Script=Latin}{4,}/u.test(prose))
    report('a text in Arabic', nameValue(text));
  const leftover = LATIN_RUN.exec(prose);
  if (leftover) report('no English sentence', nameValue(leftover[0]));
  if (from === undefined) return mistakes;
  for (const [what, pattern] of [
    ['placeholders', PLACEHOLDER],
    ['link targets', /\]\(([^)]*)\)/g],
  ] as const) {
    // Arabic texts for zero, one and two have no number, so they need no placeholder.
    if (what === 'placeholders' && NAMELESS_NUMBERS.has(key)) continue;
    const wanted = occurrences(from, pattern);
    const found = occurrences(text, pattern);
    if (wanted !== found)
      report(`the ${what} of the original: ${wanted || 'none'}`, found || 'none');
  }
  return mistakes;
}

function occurrences(text: string, pattern: RegExp): string {
  const found = Array.from(text.matchAll(pattern), (match) => match[0]);
  return [...new Set(found.filter((one) => !isFirmWord(one)))].sort().join(' ');
}

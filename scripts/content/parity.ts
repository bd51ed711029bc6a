import { faceLanguage } from '#app/i18n/face-language.ts';
import type { CompiledContent } from './compile.ts';
import { isFirmWord } from './firm-words.ts';
import {
  isIdentifier,
  languageOfFile,
  nameValue,
  type Problem,
  placeOf,
  textAt,
  textsOf,
} from './source-file.ts';
import { translationsOf } from './translations.ts';

const ARABIC_LETTER = /\p{Script=Arabic}/u;
// Three Latin words in a row in an Arabic text are probably an untranslated sentence.
const LATIN_RUN = /\p{Script=Latin}{2,}(?:[ ,]+\p{Script=Latin}{2,}){2,}/u;
const PLACEHOLDER = /\{[a-zA-Z]+\}/g;
const LINK_OR_CODE = /`{3}[\s\S]*?`{3}|\{\w+=[^}]*\}|\]\([^)]*\)|`[^`]*`|<[^>]*>/g;
const NOT_PROSE = new Set(['id', 'file', 'date', 'version', 'updated', 'city', 'featured']);

const NAMELESS_NUMBERS = new Set(['zero', 'one', 'two']);

/** The first line of a block, with its name and the files that it shows. */
const BLOCK = /^ *:{2,}(\w+)[^\n{]*(?:\{([^}\n]*)\})?/gm;
const FILE = /\b(?:file|poster)=([^\s}]+)/g;

/**
 * Reports placeholders, links and blocks that differ from those of the original, and English
 * sentences in Arabic files.
 */
export function parityProblems(content: CompiledContent): Problem[] {
  return translationsOf(content).flatMap(({ source, from }) =>
    textsOf(source.value)
      .filter(({ keys }) => !NOT_PROSE.has(String(keys.at(-1))) && !isIdentifier(keys))
      .flatMap(({ keys, text }) =>
        [
          ...(isInArabicScript(source.file) ? englishIn(text) : []),
          ...mistakesIn(text, textAt(from, keys), String(keys.at(-1))),
          ...blockMistakes(text, textAt(from, keys)),
        ].map(({ at, ...mistake }) => ({ ...placeOf(source, keys, text, at), ...mistake })),
      ),
  );
}

type Mistake = Pick<Problem, 'expected' | 'received'> & { at?: number | undefined };

function isInArabicScript(file: string): boolean {
  return faceLanguage(languageOfFile(file)) === 'ar';
}

function englishIn(text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const prose = text.replace(LINK_OR_CODE, ' ').replace(PLACEHOLDER, ' ');
  if (!ARABIC_LETTER.test(prose) && /\p{Script=Latin}{4,}/u.test(prose))
    mistakes.push({ expected: 'a text in Arabic', received: nameValue(text) });
  const leftover = LATIN_RUN.exec(prose);
  if (leftover)
    mistakes.push({ expected: 'no English sentence', received: nameValue(leftover[0]) });
  return mistakes;
}

function mistakesIn(text: string, from: string | undefined, key: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (expected: string, received: string) => mistakes.push({ expected, received });
  if (from === undefined) return mistakes;
  for (const [what, pattern] of [
    ['placeholders', PLACEHOLDER],
    ['link targets', /(?<=\]\()[^)]*(?=\))/g],
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

function blockMistakes(text: string, from: string | undefined): Mistake[] {
  if (from === undefined) return [];
  const [wanted, found] = [blocksIn(from), blocksIn(text)];
  const other = found.find(({ name }, index) => name !== wanted[index]?.name);
  if (!other && wanted.length === found.length) return [];
  const list = (blocks: typeof found) => blocks.map(({ name }) => name).join(', ') || 'none';
  return [
    {
      expected: `the blocks of the original: ${list(wanted)}`,
      received: list(found),
      at: other?.at,
    },
  ];
}

/** Blocks in their order, such as "picture my-file.png". */
function blocksIn(text: string): { name: string; at: number }[] {
  return Array.from(text.matchAll(BLOCK), ({ 1: kind, 2: facts = '', index }) => ({
    name: [kind, ...Array.from(facts.matchAll(FILE), ([, file]) => file)].join(' '),
    at: index,
  }));
}

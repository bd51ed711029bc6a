import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LanguageCode, languages, originalLanguage } from '#content/languages.ts';
import type { CompiledContent } from './compile.ts';
import {
  isIdentifier,
  isProse,
  type Keys,
  nameInLanguage,
  nameValue,
  type Problem,
  placeOf,
  type SourceFile,
  textAt,
  textsOf,
} from './source-file.ts';
import { translationsOf } from './translations.ts';

/** A text in two languages. `line` is its line in the record of the language. */
export type TextPair = {
  language: LanguageCode;
  keys: Keys;
  line: string;
  original: SourceFile;
  translation: SourceFile;
} & (
  | { state: 'confirmed' | 'unrecorded' }
  /** One side has changed since somebody compared both. `old` is the other side. */
  | { state: 'stale'; old: SourceFile; changed: SourceFile; kept: string[] }
);

const HEADER =
  '# Written by "npm run translations": file, hash of its text, hash of the translation.';
const HASH_LENGTH = 8;

/** Compares the texts of all languages with the pairs that were confirmed as equal in meaning. */
export function pairTexts(content: Pick<CompiledContent, 'sources'>, root: string): TextPair[] {
  const known = new Map(languages.map(({ code }) => [code, byFile(readRecord(root, code))]));
  const languageOf = new Map(content.sources.map(({ file, language }) => [file, language]));
  return translationsOf(content).flatMap(({ source, from }) => {
    const language = languageOf.get(source.file) ?? originalLanguage.code;
    const name = nameInLanguage(source.file);
    const lines = known.get(language)?.get(name) ?? [];
    return textsOf(source.value)
      .filter(({ keys }) => isProse(keys) && !isIdentifier(keys))
      .flatMap(({ keys, text }): TextPair[] => {
        const originalText = textAt(from, keys);
        if (originalText === undefined) return [];
        const hashes = [hashOf(originalText), hashOf(text)] as const;
        const line = [name, ...hashes].join(' ');
        const pair = { language, keys, line, original: from, translation: source };
        return [{ ...pair, ...stateOf(pair, hashes, lines) }];
      });
  });
}

function stateOf(
  { line, original, translation }: Pick<TextPair, 'line' | 'original' | 'translation'>,
  [originalHash, translationHash]: readonly [string, string],
  lines: readonly string[],
) {
  if (lines.includes(line)) return { state: 'confirmed' } as const;
  const withTranslation = lines.filter((known) => known.endsWith(` ${translationHash}`));
  if (withTranslation.length > 0)
    return { state: 'stale', old: translation, changed: original, kept: withTranslation } as const;
  const withOriginal = lines.filter((known) => known.includes(` ${originalHash} `));
  return withOriginal.length > 0
    ? ({ state: 'stale', old: original, changed: translation, kept: withOriginal } as const)
    : ({ state: 'unrecorded' } as const);
}

/** Reports each pair of which only one text has changed, at the place of the unchanged text. */
export function staleProblems(pairs: readonly TextPair[]): Problem[] {
  return pairs.flatMap((pair) => {
    if (pair.state !== 'stale') return [];
    const { keys, old, changed } = pair;
    // A missing translation is reported as such.
    if (!textAt(changed, keys)?.trim()) return [];
    return {
      ...placeOf(old, keys),
      expected: `the meaning of the changed text ${nameValue(textAt(changed, keys))}`,
      received: `the older ${nameValue(textAt(old, keys))}`,
      isStale: true,
    };
  });
}

/**
 * Records the texts that are new or changed in both languages.
 * @param isConfirmed chooses the stale texts that are recorded, too
 * @returns the number of texts that were recorded
 */
export function recordTexts(
  pairs: readonly TextPair[],
  root: string,
  isConfirmed: (pair: TextPair) => boolean = () => false,
): number {
  for (const { code } of languages.filter((language) => language !== originalLanguage)) {
    const own = pairs.filter(({ language }) => language === code);
    const lines = own.flatMap((pair) =>
      pair.state === 'stale' && !isConfirmed(pair) ? pair.kept : [pair.line],
    );
    writeRecord(root, code, [...lines, ...linesOfUnreadFiles(own, root, code)]);
  }
  return pairs.filter((pair) => pair.state === 'unrecorded' || isConfirmed(pair)).length;
}

/** A file with a mistake has no pairs. Its lines stay until it can be read again. */
function linesOfUnreadFiles(pairs: readonly TextPair[], root: string, code: string): string[] {
  const read = new Set(pairs.map(({ translation }) => nameInLanguage(translation.file)));
  return readRecord(root, code).filter((line) => {
    const name = fileOf(line);
    return !read.has(name) && existsSync(path.join(root, code, name));
  });
}

/** Records one stale text as still correct. All other lines stay. */
export function confirmText(
  pairs: readonly TextPair[],
  root: string,
  place: Pick<Problem, 'file' | 'key'>,
): void {
  for (const pair of pairs)
    if (isAt(pair, place))
      writeRecord(root, pair.language, [...readRecord(root, pair.language), pair.line]);
}

/** True if the stale text is at this place. A place without a key is the whole file. */
export function isAt(pair: TextPair, { file, key }: Pick<Problem, 'file' | 'key'>): boolean {
  if (pair.state !== 'stale' || pair.old.file !== file) return false;
  return key === undefined || pair.keys.join('.') === key;
}

function readRecord(root: string, code: string): string[] {
  const file = recordFile(root, code);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith('#'));
}

function writeRecord(root: string, code: string, lines: readonly string[]): void {
  const file = recordFile(root, code);
  const text = `${[HEADER, ...[...new Set(lines)].sort()].join('\n')}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function recordFile(root: string, code: string): string {
  return path.join(root, 'translations', `${code}.txt`);
}

function byFile(lines: readonly string[]): Map<string, string[]> {
  return Map.groupBy(lines, fileOf);
}

function fileOf(line: string): string {
  return line.slice(0, line.indexOf(' '));
}

/** Line breaks within a paragraph do not count, so that a text can be wrapped again. */
function hashOf(text: string): string {
  const words = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, HASH_LENGTH);
}

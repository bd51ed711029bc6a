import { languages } from '#content/languages.ts';
import type { CompiledContent } from './compile.ts';
import { nameInLanguage, type Problem, type SourceFile, textsOf, type Value } from './source-file.ts';

/** What is an address or a name, and so no statement. */
const NOT_SAID = /`[^`]*`|\]\([^)]*\)|^\s*\d+\.\s/gm;
const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** Numbers that one language states and the other does not, per file and key: a date, a time or a share must be the same in both. */
export function factProblems({ sources }: CompiledContent): Problem[] {
  const [original] = languages;
  const originals = new Map(sources.filter(({ language }) => language === original.code).map(({ file, source }) => [nameInLanguage(file), source]));
  return sources
    .filter(({ language }) => language !== original.code)
    .flatMap(({ file, source }) => {
      const from = originals.get(nameInLanguage(file));
      return from ? Object.keys(source.value).flatMap((key) => problemOf(file, key, source, from)) : [];
    });
}

function problemOf(file: string, key: string, source: SourceFile, from: SourceFile): Problem[] {
  const wanted = numbersIn(from.value[key]);
  const found = numbersIn(source.value[key]);
  const lacking = [...wanted].filter((number) => !found.has(number));
  const strange = [...found].filter((number) => !wanted.has(number));
  if (lacking.length + strange.length === 0) return [];
  return [{ file, line: source.lineOf([key]), key, expected: `the numbers of the original: ${list(lacking)}`, received: list(strange) }];
}

function list(numbers: string[]): string {
  return numbers.sort().join(' ') || 'none';
}

function numbersIn(value: Value | undefined): Set<string> {
  const texts = value === undefined ? [] : textsOf(value).map(({ text }) => text.replace(NOT_SAID, ' '));
  return new Set(texts.flatMap((text) => text.match(NUMBER) ?? []));
}

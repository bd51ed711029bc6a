import { globSync, readFileSync } from 'node:fs';
import { isRecord, type Problem, type SourceFile, type Value } from './source-file.ts';

/** Chosen by the number at hand, never by name. */
const PLURAL_FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * Words of ui.yaml that no component names. Only the last key is looked for, as `.key` or in
 * quotes: a word that shares its key with another is taken as used.
 */
export function unusedWords(
  { value, file, lineOf }: SourceFile,
  components = 'app/**/*.{ts,tsx}',
): Problem[] {
  const code = globSync(components)
    .filter((name) => !/schemas\/|\.test\./.test(name))
    .map((name) => readFileSync(name, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''))
    .join('\n');
  const isUsed = (key: string) => new RegExp(`[.'\\s{,]${key}['\\s),;.}\\]]`).test(code);
  return leaves(value)
    .filter((keys) => !isUsed(keys.at(-1) ?? ''))
    .map((keys) => ({
      file,
      line: lineOf(keys),
      key: keys.join('.'),
      expected: 'a component that shows it',
      received: 'none',
    }));
}

function leaves(value: Value, keys: string[] = []): string[][] {
  if (!isRecord(value) || Object.keys(value).every((key) => PLURAL_FORMS.has(key))) return [keys];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...keys, key]));
}

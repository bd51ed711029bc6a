import { globSync, readFileSync } from 'node:fs';
import { isRecord, type Problem, placeOf, type SourceFile, type Value } from './source-file.ts';

/** The keys of plural forms, which a number selects. Components do not mention these keys. */
const PLURAL_FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Reports texts of ui.yaml whose key no component mentions. */
export function unusedWords(source: SourceFile, components = 'app/**/*.{ts,tsx}'): Problem[] {
  const code = globSync(components)
    .filter((name) => !/schemas\/|\.test\./.test(name))
    .map((name) => readFileSync(name, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''))
    .join('\n');
  const isUsed = (key: string) => new RegExp(`[.'\\s{,]${key}['\\s),;.}\\]]`).test(code);
  return leaves(source.value)
    .filter((keys) => !isUsed(keys.at(-1) ?? ''))
    .map((keys) => ({
      ...placeOf(source, keys),
      expected: 'a component that shows it',
      received: 'none',
    }));
}

function leaves(value: Value, keys: string[] = []): string[][] {
  if (!isRecord(value) || Object.keys(value).every((key) => PLURAL_FORMS.has(key))) return [keys];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...keys, key]));
}

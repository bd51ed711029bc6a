import { globSync, readFileSync } from 'node:fs';
import { isRecord, type Problem, type SourceFile, type Value } from './source-file.ts';

/**
 * Words of ui.yaml that no component names. Only the last key is looked for, as `.key` or in quotes: a word that shares
 * its key with another is taken as used.
 */
export function unusedWords({ value, file, lineOf }: SourceFile, components = 'app/**/*.{ts,tsx}'): Problem[] {
  const code = globSync(components)
    .filter((name) => !/schemas\.ts$|\.test\./.test(name))
    .map((name) => readFileSync(name, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''))
    .join('\n');
  const isUsed = (key: string) => new RegExp(`[.'\\s{,]${key}['\\s),;.}\\]]`).test(code);
  return leaves(value)
    .filter((keys) => !isUsed(keys.at(-1) ?? ''))
    .map((keys) => ({ file, line: lineOf(keys), key: keys.join('.'), expected: 'a component that shows it', received: 'none' }));
}

function leaves(value: Value, keys: string[] = []): string[][] {
  if (!isRecord(value)) return [keys];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...keys, key]));
}

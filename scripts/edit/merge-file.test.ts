import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRecord, type Value } from '../content/source-file.ts';
import { filesIn } from '../files-in.ts';
import { mergeFile, readFileValue } from './merge-file.ts';

const files = filesIn('content')
  .filter((file) => /^(en|ar)\/.*\.(yaml|md)$/.test(file) && !file.includes('/templates/'))
  .map((file) => `content/${file}`);

test('a file that nobody changed stays as it is', () => {
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    expect(mergeFile(source, readFileValue(source)), file).toBe(source);
  }
});

test('a changed text changes its own lines only', () => {
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const value = readFileValue(source);
    const places = textsIn(value).filter((keys) => keys[0] !== 'body');
    const keys = places[Math.floor(places.length / 2)];
    if (!keys) continue;
    const next = changed(value, keys);
    const merged = mergeFile(source, next as typeof value);
    expect(readFileValue(merged), file).toEqual(next);
    expect(linesOutside(source, merged), `${file} ${keys.join('.')}`).toBe('');
  }
});

/** The lines of the first text that the second lacks, but for one block of lines. */
function linesOutside(before: string, after: string): string {
  const [one, other] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (one[start] !== undefined && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const block = one.slice(start, one.length - end);
  return block.length > 8 ? block.join('\n') : '';
}

type Keys = (string | number)[];

function textsIn(value: Value, keys: Keys = []): Keys[] {
  if (typeof value === 'string') return [keys];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, [...keys, i]));
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, item]) => textsIn(item, [...keys, key]))
    : [];
}

function changed(value: Value, [key, ...keys]: Keys): Value {
  if (key === undefined) return `${value} ‹with: more›`;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? changed(item, keys) : item));
  return isRecord(value) ? { ...value, [key]: changed(value[key] ?? '', keys) } : value;
}

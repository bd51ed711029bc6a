import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unusedWords } from './unused.ts';

test('words that no component names are reported', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'components-'));
  try {
    writeFileSync(
      path.join(folder, 'page.tsx'),
      "text = parts.latest; <h2>{navigation[name]}</h2>; links = [['careers', '/careers']]; const { close } = words;",
    );
    const words = {
      file: 'content/en/ui.yaml',
      value: { parts: { latest: 'a', late: 'b' }, careers: 'c', close: 'd', care: 'e' },
      lineOf: () => 1,
    };
    expect(unusedWords(words, path.join(folder, '*.tsx')).map(({ key }) => key)).toEqual([
      'parts.late',
      'care',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('plural forms count as used where their text is used', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'components-'));
  try {
    writeFileSync(
      path.join(folder, 'page.tsx'),
      'formatCount(parts.readingTime, minutes, language)',
    );
    const forms = { zero: 'a', one: 'b', two: 'c', few: 'd', many: 'e', other: 'f' };
    const words = {
      file: 'content/en/ui.yaml',
      value: { parts: { readingTime: forms, writingTime: forms } },
      lineOf: () => 1,
    };
    expect(unusedWords(words, path.join(folder, '*.tsx')).map(({ key }) => key)).toEqual([
      'parts.writingTime',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

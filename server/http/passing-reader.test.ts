import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { passingReader } from './passing-reader.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('each file is read as it is, after larger, smaller and empty ones', () => {
  const read = passingReader();
  const texts = ['words', 'x'.repeat(100_000), '', 'a'];
  for (const [place, text] of texts.entries())
    writeFileSync(path.join(folder, String(place)), text);
  expect(texts.map((_, place) => read(path.join(folder, String(place))).toString())).toEqual(texts);
});

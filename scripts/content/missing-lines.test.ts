import { expect, test } from 'vitest';
import { missingLines } from './missing-lines.ts';

const missing = (file: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    file,
    line: 1,
    key: `a.${index}`,
    expected: 'a translation of "One"',
    received: 'nothing',
  }));

test('a few missing translations are listed by key', () => {
  expect(missingLines(missing('content/ar/ui.yaml', 2), new Set())).toEqual([
    '  content/ar/ui.yaml:1 a.0: expected a translation of "One", received nothing',
    '  content/ar/ui.yaml:1 a.1: expected a translation of "One", received nothing',
  ]);
});

test('the missing translations of a new language are counted by file', () => {
  const [ui, forms, firm] = ['ui', 'forms', 'firm'].map((name) => `content/fr/${name}.yaml`);
  const texts = [...missing(ui ?? '', 8), ...missing(forms ?? '', 12), ...missing(firm ?? '', 4)];
  expect(
    missingLines([...texts, ...missing('content/ar/ui.yaml', 1)], new Set([ui ?? ''])),
  ).toEqual([
    '  content/fr/ui.yaml: expected 8 more translated texts, received nothing',
    '  content/fr, 2 files to begin: expected 16 more translated texts, received nothing',
    '  "npm run translations -- export fr --stale > fr.xlf" writes these texts for translators',
    '  content/ar/ui.yaml:1 a.0: expected a translation of "One", received nothing',
  ]);
});

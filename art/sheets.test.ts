import { expect, test } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { languages } from '#content/languages.ts';
import { sheetNames, sheetsSvg } from './sheets.ts';

const drawn = [...sheetsSvg().matchAll(/<g id="([^"]+)"(.*?)<\/g>/g)];

test('each document of the library has its own drawing', () => {
  const [english] = languages;
  const slugs = readRecords(english, 'documentation').map(({ slug }) => slug);
  expect(sheetNames).toEqual(expect.arrayContaining(slugs));
  expect(new Set(drawn.map(([, , lines]) => lines)).size).toBe(drawn.length);
});

test('the tiles of the stages close from stage to stage', () => {
  const stages = drawn.filter(([, name]) => name?.startsWith('stage-'));
  expect(stages.map(([, name]) => name)).toEqual([1, 2, 3, 4, 5].map((stage) => `stage-${stage}`));
  expect(sheetsSvg()).not.toMatch(/NaN|undefined|Infinity/);
});

import { expect, test } from 'vitest';
import { readPage } from '#app/content/read.server.ts';
import { languages } from '#content/languages.ts';
import { readFigures } from './figures.server.ts';

test.each(languages)(
  'each figure of the home page is a result of its study ($code)',
  (language) => {
    const { results } = readPage(language, 'home');
    const found = readFigures(language);
    expect(found).toHaveLength(results.length);
    for (const { text, before, after } of found) {
      expect(text).toContain(String(before.value));
      expect(text).toContain(String(after.value));
    }
  },
);

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { ask } from '#tests/support/ask-site.ts';

test('no built file names the style guide', () => {
  const files = globSync('build/**/*.{js,css,html,json,data,txt,xml}');
  expect(files.length).toBeGreaterThan(400);
  const naming = files.filter((file) =>
    /style-guide|guide-(specimen|frame)/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual([]);
});

test.each(languages)('the built site has no style guide ($code)', async ({ prefix }) => {
  expect((await ask(`${prefix}/style-guide`)).status).toBe(404);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no built file contains a part of the editor', () => {
  const files = globSync('build/**/*.{js,mjs,css,html,json,data,txt,xml}');
  expect(files.length).toBeGreaterThan(400);
  const naming = files.filter((file) =>
    /sveltia-cms|nc-root|test-repo/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual([]);
});

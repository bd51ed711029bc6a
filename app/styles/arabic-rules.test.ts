import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Stylelint cannot check these rules.

/** The map is never mirrored. The lines of the home page are mirrored as a whole. */
const withoutReadingDirection = ['app/pages/about-us/map.css', 'app/pages/home/angle-field.css'];
const sheets = globSync('app/**/*.css')
  .filter((file) => !withoutReadingDirection.includes(file))
  .map((file) => ({ file, css: readFileSync(file, 'utf8') }));

test.each([
  ['the attribute dir sets the direction', /(?<![\w-])direction:(?!\s*inherit)/],
  ['no row is reversed: rows already follow the direction', /row-reverse/],
  [
    'nothing moves sideways without the sign of the direction',
    /translate:(?!\s*(?:0\b|none|calc\([^;]*var\(--sign\)))|translate[X3]/,
  ],
  ['no shadow falls sideways', /-shadow:(?!\s*(?:0\b|none|inset 0\b))/],
  ['letters have no outline, which would cut joined ones apart', /text-stroke/],
  ['the fonts have no italics', /\b(?:italic|oblique)\b/],
  ['words are neither divided nor lines justified', /hyphens:\s*auto|text-align:\s*justify/],
])('%s', (_, forbidden) => {
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter(({ css }) => forbidden.test(css)).map(({ file }) => file)).toEqual([]);
});

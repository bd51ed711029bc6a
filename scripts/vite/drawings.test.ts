import postcss from 'postcss';
import { expect, test } from 'vitest';
import drawings from '#generated/drawings.json' with { type: 'json' };
import { GENERATED } from '../generated-folders.ts';
import { fillDrawings } from './drawings.ts';

const filled = (css: string) =>
  postcss([fillDrawings(GENERATED)]).process(css, { from: undefined }).css;

test('style sheets get the addresses of drawings', () => {
  expect(filled('a { background: drawing(frames) 0 0 }')).toBe(
    `a { background: url(${drawings.frames}) 0 0 }`,
  );
});

test('an unknown drawing stops the build', () => {
  expect(() => filled('a { background: drawing(cat) }')).toThrow('no drawing "cat"');
});

test('a drawing that is not one file stops the build', () => {
  expect(() => filled('a { background: drawing(map) }')).toThrow('no drawing "map"');
});

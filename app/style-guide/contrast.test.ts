import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('black on white has the highest contrast, in either order', () => {
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(contrast('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBeCloseTo(21);
});

test('the ink of the site has a contrast of 14.7 on sand', () => {
  expect(contrast('rgb(20, 33, 29)', 'rgb(246, 241, 231)')).toBeCloseTo(14.7, 1);
});

const [light = '', dark = ''] = readFileSync(
  path.join(import.meta.dirname, '../styles/tokens.css'),
  'utf8',
).split('@media (prefers-color-scheme: dark)');

/** The colour of a token as in computed styles. */
function colorIn(theme: string, token: string): string {
  const hex = new RegExp(`--${token}: #(\\w{6});`).exec(theme)?.[1] ?? '';
  return `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

test.each(Object.entries({ light, dark }))(
  'text is readable on the ground and on surfaces (%s theme)',
  (_, theme) => {
    for (const background of ['ground', 'surface'])
      for (const text of ['ink', 'muted', 'link', 'error', 'focus'])
        expect(
          contrast(colorIn(theme, text), colorIn(theme, background)),
          `${text} on ${background}`,
        ).toBeGreaterThanOrEqual(4.5);
  },
);

test('lines are visible in the dark theme', () => {
  for (const background of ['ground', 'surface'])
    expect(
      contrast(colorIn(dark, 'line'), colorIn(dark, background)),
      background,
    ).toBeGreaterThanOrEqual(1.6);
});

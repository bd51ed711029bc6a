import postcss from 'postcss';
import { expect, test } from 'vitest';
import colours from '#content/colours.json' with { type: 'json' };
import { fillColours } from './colours.ts';

const filled = (css: string) => postcss([fillColours]).process(css, { from: undefined }).css;

test('style sheets get the colours of the firm', () => {
  expect(filled('a { color: colour(gold) }')).toBe(`a { color: ${colours.gold.toLowerCase()} }`);
});

test('a colour may have an opacity', () => {
  const night = Number.parseInt(colours.night.slice(1), 16);
  const channels = [night >> 16, (night >> 8) & 255, night & 255].join(' ');
  expect(filled('a { color: colour(night / 0.5) }')).toBe(`a { color: rgb(${channels} / 0.5) }`);
});

test('an unknown colour stops the build', () => {
  expect(() => filled('a { color: colour(pink) }')).toThrow('no colour "pink"');
});

import { expect, test } from 'vitest';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import { signsSvg } from './signs.ts';
import { languageBox, wordmarkWidth } from './wordmark.ts';

/** app/ui/unit-chart.tsx has the same number. */
const unitsInRow = 20;

const drawn = new Map(
  [...signsSvg({}, {}).matchAll(/<g id="([^"]+)".*?<\/g>/g)].map(([group, name]) => [name, group]),
);

test('each service has its own coin', () => {
  const shapes = serviceSlugs.map((slug) => / d="[^"]+".*/.exec(drawn.get(slug) ?? '')?.[0]);
  expect(shapes).not.toContain(undefined);
  expect(new Set(shapes).size).toBe(serviceSlugs.length);
});

test('charts have a closed and a loose unit', () => {
  expect([...drawn.keys()]).toEqual(expect.arrayContaining(['closed', 'loose']));
});

test.each(['closed', 'loose'])('a row repeats the %s unit', (name) => {
  const [, row = ''] =
    new RegExp(`<symbol id="${name}-row">(.*?)</symbol>`).exec(signsSvg({}, {})) ?? [];
  const strands = (group = '') =>
    / d="([^"]+)" (?:vector|stroke)/.exec(group)?.[1]?.split('m').length ?? 0;
  expect(strands(row) - 1).toBe(unitsInRow * (strands(drawn.get(name)) - 1));
});

test('the outline of a star in a row shrinks with the star', () => {
  const [, row = ''] = /<symbol id="closed-row">(.*?)<\/symbol>/.exec(signsSvg({}, {})) ?? [];
  expect(row).toContain('stroke-width="12"');
  expect(row).not.toContain('non-scaling-stroke');
});

test('every number of the file is valid', () => {
  expect(signsSvg({}, {})).not.toMatch(/NaN|undefined|Infinity|e-\d/);
});

test('the names get room for the longest of them, and their baselines are at 0', () => {
  const line = [
    { command: 'M', points: [{ x: 400, y: 800 }] },
    { command: 'L', points: [{ x: 900, y: 700 }] },
  ];
  const names = { en: { outlines: [line], start: 400, baseline: 800 } };
  const path = ' fill="currentColor" d="M0 0L82-16.4Z"/>';
  expect(signsSvg(names, names)).toContain(
    `<path id="name-en"${path}<path id="language-en"${path}`,
  );
  expect(wordmarkWidth(names)).toBe(84);
  expect(languageBox(names)).toEqual({ viewBox: '0 -66 84 90', width: '1.3em' });
});

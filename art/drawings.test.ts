import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import { readPathData } from '#tests/support/read-path-data.ts';
import { bleed, homeSize } from './composition.ts';
import { type Drawing, toColumn, toFrames, toSvg } from './drawing.ts';
import type { Point } from './geometry.ts';
import { homeDrawings } from './home.ts';
import { homeSquares } from './home-squares.ts';
import { iconSvg, markPath } from './mark.ts';
import { missingTile } from './missing-tile.ts';

const pictures: [string, () => Drawing][] = [
  ...Object.entries(homeDrawings),
  ['missing-tile', missingTile],
];
const files: [string, () => string][] = [
  ...pictures.map(([name, draw]): [string, () => string] => [name, () => toSvg(draw())]),
  ['icon', iconSvg],
];

test.each(files)('%s is the same small file each time', (_, draw) => {
  expect(draw()).toBe(draw());
  expect(brotliCompressSync(draw()).length).toBeLessThan(12_000);
});

test.each(files)('all numbers in %s are valid', (_, draw) => {
  expect(draw()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+"/);
  expect(draw()).not.toMatch(/NaN|undefined|Infinity|e-\d/);
});

// Copies of a slice may lie outside the box, where the browser clips them.
test.each(pictures.filter(([, draw]) => !draw().copies))(
  '%s stays in its box and the bleed around it',
  (_, draw) => {
    const { width, height, unitsPerPixel, layers } = draw();
    for (const { x, y } of layers.flatMap(({ d }) => readPathData(d).flat())) {
      expect(x).toBeGreaterThanOrEqual(-bleed * unitsPerPixel);
      expect(x).toBeLessThanOrEqual((width + bleed) * unitsPerPixel);
      expect(y).toBeGreaterThanOrEqual(-bleed * unitsPerPixel);
      expect(y).toBeLessThanOrEqual((height + bleed) * unitsPerPixel);
    }
  },
);

test.each(pictures)('%s highlights a star', (_, draw) => {
  expect(draw().layers.find(({ tone }) => tone === 'star')?.d).toMatch(/^m.+z$/);
});

test('each of the eleven services has its own picture, in the same order', () => {
  expect(Object.keys(homeDrawings)).toEqual(serviceSlugs);
  const fields = Object.values(homeDrawings).map((draw) => draw().layers[0]?.d);
  expect(fields).toHaveLength(11);
  expect(new Set(fields).size).toBe(11);
});

test('each picture has a square, in the same order', () => {
  expect(Object.keys(homeSquares)).toEqual(serviceSlugs);
});

// A strand goes on beyond its square. All others show whole stars.
test.each(Object.entries(homeSquares).filter(([slug]) => slug !== 'digital-transformation'))(
  'the square of %s shows a star and cuts none',
  (slug, { x: left, y: top, side }) => {
    const { width, height, unitsPerPixel, layers } = homeDrawings[slug]?.() ?? missingTile();
    expect(left + side).toBeLessThanOrEqual(width);
    expect(top + side).toBeLessThanOrEqual(height);
    const isInside = ({ x, y }: Point) =>
      Math.abs(x / unitsPerPixel - left - side / 2) <= side / 2 &&
      Math.abs(y / unitsPerPixel - top - side / 2) <= side / 2;
    const stars = readPathData(layers.find(({ tone }) => tone === 'star')?.d ?? '');
    const cut = stars.filter((star) => star.some(isInside) && !star.every(isInside));
    expect(cut).toEqual([]);
    expect(stars.some((star) => star.every(isInside))).toBe(true);
  },
);

test('a column has each picture and its square in their places, and no id twice', () => {
  const drawings = Object.values(homeDrawings).map((draw) => draw());
  const squares = Object.values(homeSquares);
  const svg = toColumn(drawings, homeSize, squares);
  expect(svg).toContain('viewBox="0 0 640 11440"');
  for (const [index, { x, y, side }] of squares.entries()) {
    expect(svg).toContain(
      `<svg y="${4400 + index * 640}" width="640" height="640" ` +
        `viewBox="${x} ${y} ${side} ${side}"><use href="#picture-${index}"/></svg>`,
    );
  }
  const [, ...rows] = svg.split('<svg y="');
  for (const [index, { layers }] of drawings.entries()) {
    expect(rows[index]).toMatch(new RegExp(`^${index * 400}" width="640" height="400">`));
    for (const { d } of layers) expect(rows[index]).toContain(`d="${d}"`);
  }
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...svg.matchAll(/#([a-z][\w-]*)[)"]/g)].map(([, id]) => id);
  expect(new Set(used).size).toBeGreaterThan(8);
  expect(ids).toEqual(expect.arrayContaining(used));
});

test.each(Object.entries(homeDrawings))(
  '%s changes while the work is done, and ends as its picture',
  (_, draw) => {
    expect(draw(1)).toEqual(draw());
    expect(new Set([0, 0.5, 1].map((done) => JSON.stringify(draw(done).layers))).size).toBe(3);
  },
);

test('frames are columns beside each other, and no id is there twice', () => {
  const frames = [0, 1].map((done) => Object.values(homeDrawings).map((draw) => draw(done)));
  const svg = toFrames(frames, homeSize, Object.values(homeSquares));
  expect(svg).toContain('viewBox="0 0 1280 11440"');
  expect([...svg.matchAll(/<svg x="(\d+)">/g)].map(([, x]) => x)).toEqual(['0', '640']);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the mark fits a box of 24 with room for its stroke', () => {
  const numbers = [...markPath().matchAll(/[\d.]+/g)].map(([number]) => Number(number));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0.75);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(23.25);
});

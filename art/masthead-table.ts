import { looseToClosed, type Range } from './contact-angle.ts';
import type { Reach } from './hankin.ts';
import { dodecagonsAndTriangles } from './tilings/dodecagons-and-triangles.ts';
import { dodecagonsHexagonsAndSquares } from './tilings/dodecagons-hexagons-and-squares.ts';
import { hexagons } from './tilings/hexagons.ts';
import { hexagonsAndTriangles } from './tilings/hexagons-and-triangles.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';
import { squares } from './tilings/squares.ts';
import type { Tiling } from './tilings/tiling.ts';
import { triangles } from './tilings/triangles.ts';

/** The tiling repeats after `height` (px). `range` limits the contact angle. */
type Masthead = {
  readonly tiling: Tiling;
  readonly edge: number;
  readonly height: number;
  readonly range: Range;
  readonly reach?: Reach;
};

// At 60°, the stars of some tiles would be hexagrams.
const beforeHexagrams: Range = { from: 16, to: 52 };
const rootThree = Math.sqrt(3);

const grid: Masthead = { tiling: squares, edge: 48, height: 48, range: looseToClosed };
const octagons: Masthead = {
  tiling: octagonsAndSquares,
  edge: 64 / (1 + Math.SQRT2),
  height: 64,
  range: looseToClosed,
};
const woven: Masthead = {
  ...octagons,
  edge: 80 / (1 + Math.SQRT2),
  height: 80,
  range: { from: 24, to: 68 },
  reach: (sides) => (sides === 8 ? 2 : 1),
};
const honeycomb: Masthead = {
  tiling: hexagons,
  edge: 66 / rootThree,
  height: 66,
  range: beforeHexagrams,
};
const facets: Masthead = {
  tiling: triangles,
  edge: 84 / rootThree,
  height: 84,
  range: beforeHexagrams,
};
const basket: Masthead = {
  tiling: hexagonsAndTriangles,
  edge: 116 / (2 * rootThree),
  height: 116,
  range: beforeHexagrams,
};
const wheels: Masthead = {
  tiling: dodecagonsAndTriangles,
  edge: 150 / ((2 + rootThree) * rootThree),
  height: 150,
  range: { from: 18, to: 68 },
};
const court: Masthead = {
  tiling: dodecagonsHexagonsAndSquares,
  edge: 312 / ((3 + rootThree) * rootThree),
  height: 312,
  range: beforeHexagrams,
};

export const defaultMasthead = octagons;

export const mastheads: ReadonlyMap<string, Masthead> = new Map([
  ['about-us', court],
  ['partners', woven],
  ['careers', wheels],
  ['news', grid],
  ['blog', facets],
  ['case-studies', wheels],
  ['webinars', honeycomb],
  ['documentation', grid],
  ['help-center', honeycomb],
  ['legal', { ...grid, range: { from: 40, to: 62 } }],
  ['landing-pages', { ...basket, edge: 84 / (2 * rootThree), height: 84 }],
]);

/**
 * Patterns of link previews. A service's preview has its own pattern, although its page has none.
 */
export const socialPatterns: typeof mastheads = new Map([
  ...mastheads,
  ['services', woven],
  ['ai-strategy', grid],
  ['digital-transformation', honeycomb],
  ['cloud-advisory', woven],
  ['data-strategy', facets],
  ['ai-governance', court],
  ['process-automation', { ...grid, edge: 36, height: 36 }],
  ['cybersecurity', { ...woven, edge: 60 / (1 + Math.SQRT2), height: 60 }],
  ['change-management', basket],
  ['business-intelligence', { ...octagons, edge: 48 / (1 + Math.SQRT2), height: 48 }],
  ['technology-architecture', wheels],
  ['ai-ethics', { ...court, edge: 360 / ((3 + rootThree) * rootThree), height: 360 }],
]);

import { type Composition, compose, fadeAlong, homeSize } from './composition.ts';
import { angleAlong, angleAround } from './contact-angle.ts';
import type { Drawing } from './drawing.ts';
import {
  centreOf,
  contains,
  nearestPolygon,
  nearestPolygons,
  type Point,
  regularPolygon,
} from './geometry.ts';
import { bars } from './tilings/bars.ts';
import { dodecagonsAndTriangles } from './tilings/dodecagons-and-triangles.ts';
import { dodecagonsHexagonsAndSquares } from './tilings/dodecagons-hexagons-and-squares.ts';
import { hexagons } from './tilings/hexagons.ts';
import { hexagonsAndTriangles } from './tilings/hexagons-and-triangles.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';
import { rings } from './tilings/rings.ts';
import { squares } from './tilings/squares.ts';
import { triangles } from './tilings/triangles.ts';

/** The home page's pictures. Each key is the slug of a service. */
export const homeDrawings: Readonly<Record<string, () => Drawing>> = {
  'ai-strategy': () =>
    oneStar({
      polygons: squares(homeSize, 57, { x: 20, y: 200 }),
      sides: 4,
      near: { x: 476, y: 200 },
      angleAt: angleAlong(40, 560),
    }),
  'digital-transformation': digitalTransformation,
  'cloud-advisory': () =>
    oneStar({
      polygons: octagonsAndSquares(homeSize, 33, { x: 0, y: 200 }),
      sides: 8,
      near: { x: 480, y: 120 },
      angleAt: angleAlong(40, 580, { from: 24, to: 68 }),
      reach: (sides) => (sides === 8 ? 2 : 1),
    }),
  'data-strategy': dataStrategy,
  // The contact angle stays below 60°, because at 60° hexagons would become hexagrams.
  'ai-governance': () =>
    oneStar({
      polygons: dodecagonsHexagonsAndSquares(homeSize, 30, { x: 36, y: 200 }),
      sides: 12,
      near: { x: 460, y: 200 },
      angleAt: angleAlong(40, 620, { from: 20, to: 56 }),
      reach: (sides) => (sides === 12 ? 2 : 1),
    }),
  'process-automation': processAutomation,
  cybersecurity,
  'change-management': changeManagement,
  'business-intelligence': businessIntelligence,
  'technology-architecture': () =>
    oneStar({
      polygons: dodecagonsAndTriangles(homeSize, 30, { x: 0, y: 200 }),
      sides: 12,
      near: { x: 480, y: 200 },
      angleAt: angleAlong(40, 600),
      reach: (sides) => (sides === 12 ? 2 : 1),
    }),
  // The lines become looser with the distance from one large star.
  'ai-ethics': () =>
    oneStar({
      polygons: dodecagonsAndTriangles(homeSize, 76, { x: 380, y: 200 }),
      sides: 12,
      near: { x: 380, y: 200 },
      angleAt: angleAround({ x: 380, y: 200 }, 150, 480, { from: 30, to: 67.5 }),
      reach: (sides) => (sides === 12 ? 3 : 1),
    }),
};

type OneStar = Omit<Composition, 'highlighted' | 'accents'> & { sides: number; near: Point };

/** Highlights the tile with the given number of sides that is nearest to a point. */
function oneStar({ sides, near, ...composition }: OneStar): Drawing {
  const chosen = nearestPolygon(composition.polygons, sides, near);
  return compose({ ...composition, highlighted: [chosen], accents: [centreOf(chosen)] });
}

/** Highlights three hexagons that meet at a corner. A contact angle of 60° makes hexagrams. */
function digitalTransformation(): Drawing {
  const edge = 40;
  const corner = { x: 20 + edge * 11.5, y: 200 };
  const polygons = hexagons(homeSize, edge, { x: corner.x - edge, y: corner.y });
  return compose({
    polygons,
    angleAt: angleAlong(20, 620, { from: 12, to: 46 }),
    highlighted: nearestPolygons(polygons, 6, corner).slice(0, 3),
    accents: [corner],
  });
}

/**
 * Highlights sixteen triangles that form a large triangle. A contact angle of 60° makes hexagrams.
 */
function dataStrategy(): Drawing {
  const edge = 52;
  const middle = { x: 460, y: 226 };
  const large = regularPolygon(middle, 3, edge * 4, 90);
  const polygons = triangles(homeSize, edge, middle);
  return compose({
    polygons,
    angleAt: angleAlong(20, 620, { from: 18, to: 54 }),
    highlighted: polygons.filter((polygon) => contains(large, centreOf(polygon))),
  });
}

/** Draws belts of squares between rules. Lower belts have larger squares. */
function processAutomation(): Drawing {
  const belts = [
    { top: 42, edge: 20 },
    { top: 114, edge: 32 },
    { top: 198, edge: 40 },
    { top: 290, edge: 64 },
  ];
  const { width } = homeSize;
  return oneStar({
    polygons: bars(
      belts.map(({ top, edge }) => ({
        left: 0,
        base: top + edge,
        width,
        across: width / edge,
        rows: 1,
      })),
    ),
    sides: 4,
    near: { x: 480, y: 322 },
    angleAt: angleAlong(40, 600),
    rules: belts.flatMap(({ top, edge }) => [ruleAt(top - 8), ruleAt(top + edge + 8)]),
  });
}

function ruleAt(y: number) {
  return { from: { x: 0, y }, to: { x: homeSize.width, y } };
}

function cybersecurity(): Drawing {
  const centre = { x: 320, y: 200 };
  const sides = 20;
  const polygons = rings(centre, sides, 54, 7);
  return compose({
    polygons,
    angleAt: angleAround(centre, 60, 380, { from: 20, to: 74 }),
    fade: {
      kind: 'around',
      centre,
      radius: 380,
      stops: [
        { at: 0.2, opacity: 0.9 },
        { at: 1, opacity: 0.15 },
      ],
    },
    highlighted: polygons.slice(1 + sides, 1 + 2 * sides),
    accents: [centre],
  });
}

/**
 * Highlights one tile among the loose lines and one among the stars. The contact angle stays below
 * 60°, because at 60° hexagons would become hexagrams.
 */
function changeManagement(): Drawing {
  const polygons = hexagonsAndTriangles(homeSize, 40, { x: 40, y: 200 });
  const highlighted = [120, 520].map((x) => nearestPolygon(polygons, 6, { x, y: 200 }));
  return compose({
    polygons,
    angleAt: angleAlong(0, 600, { from: 14, to: 50 }),
    highlighted,
    accents: highlighted.slice(-1).map(centreOf),
  });
}

function businessIntelligence(): Drawing {
  const [base, width] = [352, 60];
  const shapes = [
    [1, 1],
    [1, 2],
    [1, 2],
    [2, 5],
    [2, 7],
    [2, 8],
    [3, 14],
    [3, 16],
  ] as const;
  const polygons = bars(
    shapes.map(([across, rows], index) => ({ left: 38 + index * 72, base, width, across, rows })),
  );
  return compose({
    polygons,
    angleAt: angleAlong(40, 600),
    fade: fadeAlong(0.35),
    highlighted: polygons.slice(-3),
    rules: [ruleAt(base + 8)],
  });
}

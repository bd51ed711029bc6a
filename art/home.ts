import { compose, homeSize } from './composition.ts';
import { type AngleAt, angleAlong, angleAround, between } from './contact-angle.ts';
import type { Drawing } from './drawing.ts';
import { centreOf, contains, nearestPolygon, type Polygon, regularPolygon } from './geometry.ts';
import { hankin } from './hankin.ts';
import {
  aiEthics,
  aiGovernance,
  aiStrategy,
  changeManagement,
  cloudAdvisory,
  digitalTransformation,
  technologyArchitecture,
} from './home-counts.ts';
import { bars } from './tilings/bars.ts';
import { rings } from './tilings/rings.ts';
import { triangles } from './tilings/triangles.ts';

/**
 * Each key is the slug of a service. The parameter is the share of the work that is done, from 0
 * to 1 (default).
 */
export const homeDrawings: Readonly<Record<string, (done?: number) => Drawing>> = {
  'ai-strategy': aiStrategy,
  'digital-transformation': digitalTransformation,
  'cloud-advisory': cloudAdvisory,
  'data-strategy': dataStrategy,
  'ai-governance': aiGovernance,
  'process-automation': processAutomation,
  cybersecurity,
  'change-management': changeManagement,
  'business-intelligence': businessIntelligence,
  'technology-architecture': technologyArchitecture,
  'ai-ethics': aiEthics,
};

/**
 * Sixteen highlighted triangles form a large triangle. The contact angle stays below 60°, because
 * at 60° the stars would be hexagrams.
 */
function dataStrategy(done = 1): Drawing {
  const row = 60;
  const edge = (2 * row) / Math.sqrt(3);
  const middle = { x: 430, y: 226 };
  const large = regularPolygon(middle, 3, edge * 4, 90);
  const polygons = triangles(homeSize, edge, middle);
  return compose({
    polygons: polygons.filter((polygon) => inFirst(2 * row, polygon)),
    copies: {
      of: ['field'],
      // The page of the service also shows the copies above and below the box.
      transforms: [-1, 1, 2, 3, 4].map((index) => `translate(0 ${2 * row * index})`),
    },
    angleAt: inSteps(
      angleAlong(20, 620, { from: 12, to: between({ from: 12, to: 58 }, done) }),
      4.5 * edge,
      middle.x - 6.75 * edge,
    ),
    highlighted: polygons.filter((polygon) => contains(large, centreOf(polygon))),
  });
}

/** Belts of squares between rules. Lower belts have larger squares and a larger contact angle. */
function processAutomation(done = 1): Drawing {
  const belts = [
    { top: 42, edge: 20, angle: 22 },
    { top: 114, edge: 32, angle: 38 },
    { top: 198, edge: 40, angle: 54 },
    { top: 290, edge: 64, angle: 68 },
  ];
  const { width } = homeSize;
  const polygons = bars(
    belts.map(({ top, edge }) => ({
      left: 0,
      base: top + edge,
      width,
      across: width / edge,
      rows: 1,
    })),
  );
  return compose({
    polygons,
    angleAt: ({ y }) => {
      const to = belts.findLast(({ top }) => y >= top - 1)?.angle ?? 22;
      return between({ from: 22, to }, done);
    },
    highlighted: [nearestPolygon(polygons, 4, { x: 480, y: 322 })],
    rules: belts.flatMap(({ top, edge }) => [ruleAt(top - 8), ruleAt(top + edge + 8)]),
  });
}

function ruleAt(y: number) {
  return { from: { x: 0, y }, to: { x: homeSize.width, y } };
}

/** Rings of tiles. One ring is closed and highlighted. The drawing repeats one slice of the rings. */
function cybersecurity(done = 1): Drawing {
  const centre = { x: 390, y: 200 };
  const sides = 20;
  const polygons = rings(centre, sides, 54, 7).filter((_, index) => index % sides === 1);
  return compose({
    copies: {
      of: ['field', 'star'],
      transforms: Array.from(
        { length: sides - 1 },
        (_, index) => `rotate(${(360 / sides) * (index + 1)} ${centre.x} ${centre.y})`,
      ),
    },
    polygons,
    angleAt: angleAround(centre, 60, 380, { from: 20, to: between({ from: 20, to: 74 }, done) }),
    fade: {
      kind: 'around',
      centre,
      radius: 380,
      stops: [
        { at: 0.2, opacity: 0.9 },
        { at: 1, opacity: 0.4 },
      ],
    },
    highlighted: polygons.slice(1, 2),
  });
}

/** Columns that grow by one tile each. A star tops the last one. */
function businessIntelligence(done = 1): Drawing {
  const [base, edge, pitch] = [362, 84, 114];
  // The page of the service shows the columns from 136 to 608 px. It cuts none of these.
  const left = 150;
  const polygons = bars(
    [1, 2, 3, 4].map((rows, index) => ({
      left: left + index * pitch,
      base,
      width: edge,
      across: 1,
      rows: 1 + Math.round((rows - 1) * done),
    })),
  );
  const first = left + edge / 2;
  const angleAt = inSteps(angleAlong(first, first + 3 * pitch), pitch, left - (pitch - edge) / 2);
  return compose({
    angleAt,
    lit: hankin(polygons, angleAt),
    highlighted: polygons.slice(-1),
    rules: [ruleAt(base + 8)],
  });
}

/** Tells whether a tile belongs to the first of several equal belts of this height (px). */
function inFirst(height: number, polygon: Polygon): boolean {
  const { y } = centreOf(polygon);
  return y >= 0 && y < height;
}

/** Keeps the angle constant within each step of this width (px), so that path data repeats. */
function inSteps(angleAt: AngleAt, width: number, start = 0): AngleAt {
  return ({ x, y }) => angleAt({ x: start + (Math.floor((x - start) / width) + 0.5) * width, y });
}

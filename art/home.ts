import { compose, fadeAlong, homeSize } from './composition.ts';
import { angleAlong, angleAround } from './contact-angle.ts';
import type { Drawing } from './drawing.ts';
import { centreOf, contains, nearestPolygon, regularPolygon } from './geometry.ts';
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

/** Each key is the slug of a service. */
export const homeDrawings: Readonly<Record<string, () => Drawing>> = {
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

/** Belts of squares between rules. Lower belts have larger squares. */
function processAutomation(): Drawing {
  const belts = [
    { top: 42, edge: 20 },
    { top: 114, edge: 32 },
    { top: 198, edge: 40 },
    { top: 290, edge: 64 },
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
    angleAt: angleAlong(40, 600),
    highlighted: [nearestPolygon(polygons, 4, { x: 480, y: 322 })],
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
        { at: 1, opacity: 0.4 },
      ],
    },
    highlighted: polygons.slice(1 + sides, 1 + 2 * sides),
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
    fade: fadeAlong(0.55),
    highlighted: polygons.slice(-3),
    rules: [ruleAt(base + 8)],
  });
}

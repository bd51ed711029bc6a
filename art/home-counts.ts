import { compose, fadeAlong, homeSize } from './composition.ts';
import { between } from './contact-angle.ts';
import type { Drawing, Fade } from './drawing.ts';
import { type Point, pairsApart, regularPolygon, type Segment } from './geometry.ts';
import { hankin } from './hankin.ts';
import { bars } from './tilings/bars.ts';

// In most of these pictures, each star stands for one thing, such as an idea or a person. `done` is
// the share of the work that is done. A card of the home page plays the picture from 0 to 1.

const [open, closed] = [24, 68];
const closedBy = (done: number): number => between({ from: open, to: closed }, done);
const { width } = homeSize;
const centre = { x: width / 2, y: homeSize.height / 2 };
const even: Fade = { ...fadeAlong(), stops: [{ at: 0, opacity: 0.8 }] };

function grid(columns: number, rows: number, pitch: Point, middle: Point = centre): Point[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: middle.x + ((index % columns) - (columns - 1) / 2) * pitch.x,
    y: middle.y + (Math.floor(index / columns) - (rows - 1) / 2) * pitch.y,
  }));
}

function stars(places: readonly Point[], radius: number, angle: number): Segment[] {
  const edge = 2 * radius * Math.tan(Math.PI / 8);
  return hankin(
    places.map((place) => regularPolygon(place, 8, edge)),
    () => angle,
  );
}

function line(...points: Point[]): Segment[] {
  return pairsApart(points, 1)
    .slice(0, -1)
    .map(([from, to]) => ({ from, to }));
}

/** Twenty-four ideas. Six ideas are worth testing, and one of the six comes first. */
export function aiStrategy(done = 1): Drawing {
  const ideas = grid(6, 4, { x: 92, y: 92 });
  const [tested, first] = [[2, 7, 15, 16, 23], 10];
  const isTested = (index: number) => tested.includes(index);
  return compose({
    fade: even,
    lines: stars(
      ideas.filter((_, index) => !isTested(index) && index !== first),
      38,
      open,
    ),
    lit: stars(
      ideas.filter((_, index) => isTested(index)),
      42,
      closedBy(done),
    ),
    stars: stars(ideas.slice(first, first + 1), 42, closedBy(done)),
  });
}

/** Two strands that cross nine times before the work and four times after it. */
export function digitalTransformation(done = 1): Drawing {
  const crossings = [
    ...Array.from({ length: 9 }, (_, index) => 20 + index * 35),
    ...Array.from({ length: 4 }, (_, index) => 372 + index * 72),
  ];
  const rise = 34;
  const gaps = pairsApart([-15, ...crossings, 660], 1).slice(0, -1);
  const around = (y: number, [from, to]: readonly [number, number], height = rise): Segment[] => {
    const x = (from + to) / 2;
    const ends = [from, to].map((end) => ({ x: end, y })) as [Point, Point];
    return [-height, height].flatMap((away) => line(ends[0], { x, y: y + away }, ends[1]));
  };
  const strands = (y: number) => gaps.flatMap((gap) => around(y, gap));
  const wide = gaps.slice(9, 13);
  return compose({
    fade: even,
    lines: [56, 344].flatMap(strands),
    lit: strands(centre.y).slice(0, 9 * 4),
    stars: wide.flatMap((gap) => around(centre.y, gap, rise * done)),
  });
}

/** Twelve systems. Three of them move up, and their old places are empty. */
export function cloudAdvisory(done = 1): Drawing {
  const places = grid(6, 2, { x: 92, y: 88 }, { x: centre.x, y: 296 });
  const lifts = new Map([
    [2, 134],
    [4, 178],
    [5, 112],
  ]);
  const lifted = [...lifts].flatMap(([index, height]) => {
    const place = places[index];
    return place ? [{ from: place, to: { x: place.x, y: place.y - height * done } }] : [];
  });
  return compose({
    fade: even,
    lines: stars(
      lifted.map(({ from }) => from),
      20,
      open,
    ),
    lit: stars(
      places.filter((_, index) => !lifts.has(index)),
      40,
      closed,
    ),
    rules: [
      ...line({ x: 0, y: 198 }, { x: width, y: 198 }),
      ...lifted.map(({ from, to }) => ({
        from: { x: from.x, y: from.y - 22 },
        to: { x: to.x, y: to.y + 42 },
      })),
    ],
    stars: stars(
      lifted.map(({ to }) => to),
      40,
      closed,
    ),
  });
}

/** Twenty models. All models except one have a tick in the register. */
export function aiGovernance(done = 1): Drawing {
  const models = grid(5, 4, { x: 108, y: 94 }, { x: centre.x, y: 192 });
  const unknown = 13;
  const known = models.filter((_, index) => index !== unknown);
  return compose({
    lit: [
      ...stars(known, 30, closed),
      ...known
        .slice(0, Math.round(known.length * done))
        .flatMap(({ x, y }) =>
          line({ x: x - 8, y: y + 40 }, { x: x - 2, y: y + 46 }, { x: x + 9, y: y + 35 }),
        ),
    ],
    stars: stars(models.slice(unknown, unknown + 1), 38, closed),
  });
}

/** Twelve weeks, two for each column. Each time, one more of five people works in the new way. */
export function changeManagement(done = 1): Drawing {
  const [columns, rows] = [6, 5];
  const people = grid(columns, rows, { x: 78, y: 76 });
  const weeks = Math.round(columns * done);
  const works = (index: number) =>
    index % columns < weeks && (index % columns) + Math.floor(index / columns) >= rows;
  const isLast = (index: number) => index % columns === columns - 1;
  return compose({
    fade: { ...even, stops: [{ at: 0, opacity: 0.55 }] },
    lines: stars(
      people.filter((_, index) => !works(index)),
      20,
      open,
    ),
    lit: stars(
      people.filter((_, index) => works(index) && !isLast(index)),
      31,
      closed,
    ),
    stars: stars(
      people.filter((_, index) => isLast(index) && works(index)),
      31,
      closed,
    ),
  });
}

/** Three layers and five strands between them. One strand has moved to another place. */
export function technologyArchitecture(done = 1): Drawing {
  const edge = 64;
  const tops = [12, 160, 308] as const;
  const joints = [32, 160, 288, 416, 544];
  const moved = 288;
  const target = moved + 64 * done;
  const layers = bars(
    tops.map((top) => ({ left: 0, base: top + edge, width, across: width / edge, rows: 1 })),
  );
  const down = (x: number, layer: number) =>
    line({ x, y: (tops[layer] ?? 0) + edge }, { x, y: tops[layer + 1] ?? 0 });
  const [, middle, bottom] = tops;
  const turn = (middle + edge + bottom) / 2;
  return compose({
    polygons: layers,
    fade: even,
    lit: [
      ...joints.filter((x) => x !== moved).flatMap((x) => [...down(x, 0), ...down(x, 1)]),
      ...down(moved, 0),
      ...line(
        { x: moved, y: middle + edge },
        { x: moved, y: turn },
        { x: target, y: turn },
        { x: target, y: bottom },
      ),
    ],
    stars: stars([{ x: target, y: bottom + edge / 2 }], 44, closed),
  });
}

/** Two groups of ten people. The model is wrong about one person above and four below. */
export function aiEthics(done = 1): Drawing {
  const groups = grid(10, 2, { x: 59, y: 150 }, { x: 313.5, y: centre.y });
  const [few, many] = [[6], [13, 15, 16, 18]];
  const at = (chosen: readonly number[]) => groups.filter((_, index) => chosen.includes(index));
  return compose({
    rules: line({ x: 0, y: centre.y }, { x: width, y: centre.y }),
    lit: [
      ...stars(at(few), 26, closedBy(1 - done)),
      ...stars(
        groups.filter((_, index) => ![...few, ...many].includes(index)),
        27,
        closed,
      ),
    ],
    stars: stars(at(many), 26, closedBy(1 - done)),
  });
}

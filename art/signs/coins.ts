import { edgesOf } from '../geometry.ts';
import { hankin } from '../hankin.ts';
import { bars } from '../tilings/bars.ts';
import {
  around,
  box,
  type Figure,
  figure,
  line,
  loose,
  lozenge,
  polygon,
  rosette,
  star,
  tile,
} from './figure.ts';
import { centre } from './rosette.ts';

/** Each coin has its own outline and shows the idea of the service's picture (art/home.ts). */
const drawings: Readonly<Record<string, () => Figure>> = {
  // One of many ideas comes first.
  'ai-strategy': () => ({
    pale: around(8, 20, 22.5).map((place) => tile(place, 4, 2.5, 45)),
    ...rosette(centre, 15),
  }),
  // Two strands cross often, then seldom.
  'digital-transformation': () => ({
    pale: [4, 10, 16].map((x) => lozenge(x, 3, 6)),
    gold: [26, 40].map((x) => lozenge(x, 7, 14)),
    lines: [26, 40].flatMap((x) => edgesOf(lozenge(x, 3.5, 7))),
  }),
  // One of three systems has moved up.
  'cloud-advisory': () => {
    const { gold, lines } = rosette({ x: 24, y: 13 }, 11);
    const old = tile({ x: 24, y: 39 }, 8, 4);
    return {
      pale: [8.5, 39.5].map((x) => star(tile({ x, y: 38 }, 8, 8), 62)),
      gold,
      lines: [...lines, ...line([24, 24], [24, 35]), ...hankin([old], () => loose)],
    };
  },
  // Triangles form a large triangle.
  'data-strategy': () => {
    const [edge, row] = [15.3, 13.25];
    return {
      gold: [0, 1, 2].flatMap((y) =>
        Array.from({ length: y + 1 }, (_, x) => {
          const top = { x: centre.x + (x - y / 2) * edge, y: 4 + y * row };
          const base = top.y + row;
          return [top, { x: top.x + edge / 2, y: base }, { x: top.x - edge / 2, y: base }];
        }),
      ),
    };
  },
  // A tick in the register.
  'ai-governance': () => ({
    pale: [box(3, 9, 36, 36), box(6.5, 12.5, 29, 29)],
    gold: [polygon([9, 25], [14, 19], [21, 25], [40, 3], [46, 8], [22, 37])],
  }),
  // Lower belts have larger squares, and their stars are closed.
  'process-automation': () => {
    const belt = (across: number, base: number) =>
      bars([{ left: 3, base, width: 42, across, rows: 1 }]);
    const belts = [belt(6, 10), belt(3, 24), belt(2, 45)];
    return {
      pale: belts.flat(),
      gold: belt(2, 45).map((each) => star(each, 66)),
    };
  },
  // The ring is closed.
  cybersecurity: () => ({
    gold: [tile(centre, 20, 22), star(tile(centre, 12, 16), 50)],
    pale: [star(tile(centre, 8, 7), 62)],
  }),
  // Four of five people work in the new way.
  'change-management': () => {
    const people = around(5, 15.5, -90).map((place) => tile(place, 8, 8.5));
    return {
      gold: people.slice(0, 4).map((each) => star(each, 62)),
      lines: hankin(people.slice(4), () => loose),
    };
  },
  // Columns grow, and a star tops the last one.
  'business-intelligence': () => {
    const columns = [1, 2, 3, 4].flatMap((rows, index) =>
      bars([{ left: 1 + index * 12, base: 44, width: 10, across: 1, rows }]),
    );
    return {
      pale: columns,
      gold: columns.slice(-1).map((each) => star(each, 66)),
      lines: line([1, 46.5], [47, 46.5]),
    };
  },
  // One of the strands between two layers has moved to another place.
  'technology-architecture': () => {
    const { gold, lines } = rosette({ x: 33, y: 38 }, 9);
    return {
      pale: [box(2, 3, 44, 11), box(2, 33, 44, 11)],
      gold,
      lines: [
        ...lines,
        ...[9, 41].flatMap((x) => line([x, 14], [x, 33])),
        ...line([20, 14], [20, 22], [33, 22], [33, 29]),
      ],
    };
  },
  // The same share on both sides.
  'ai-ethics': () => {
    const sides = [11, 37].map((y) => rosette({ x: 24, y }, 10.5));
    return {
      gold: sides.flatMap(({ gold }) => gold),
      lines: [...sides.flatMap(({ lines }) => lines), ...line([1, 24], [47, 24])],
    };
  },
};

export function coins(): string[] {
  return Object.entries(drawings).map(([name, draw]) => figure(name, draw()));
}

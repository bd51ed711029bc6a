import { edgesOf, pointTowards } from '../geometry.ts';
import { hankin } from '../hankin.ts';
import {
  box,
  closed,
  type Figure,
  figure,
  line,
  loose,
  polygon,
  rosette,
  star,
  tile,
} from './figure.ts';

/** Large signs for closing bands. Each shows the subject of its page. */
const drawings: Readonly<Record<string, () => Figure>> = {
  // The lines close into stars.
  measure: () => {
    const columns = [9.4, 24, 38.6].map((x) => [9.4, 24, 38.6].map((y) => tile({ x, y }, 8, 7.3)));
    return {
      gold: columns.slice(2).flatMap((tiles) => tiles.map((each) => star(each, closed))),
      lines: [loose, 45].flatMap((angle, index) => hankin(columns[index] ?? [], () => angle)),
    };
  },
  // One question is settled before the money is spent.
  question: () => {
    const { gold, lines } = rosette({ x: 12, y: 24 }, 11);
    const money = [9, 24, 39].flatMap((y) => [33, 43].map((x) => tile({ x, y }, 8, 4.2)));
    return {
      gold,
      lines: [...lines, ...line([26, 2], [26, 46]), ...hankin(money, () => loose)],
    };
  },
  // Rows of seats before a star.
  session: () => {
    const middle = { x: 24, y: 39 };
    const seats = [14, 23, 32].flatMap((radius, row) => {
      const count = 3 + 2 * row;
      return Array.from({ length: count }, (_, seat) =>
        tile(pointTowards(middle, 230 + (80 * seat) / (count - 1), radius), 8, 3),
      );
    });
    return { gold: [star(tile(middle, 8, 8), closed)], lines: hankin(seats, () => loose) };
  },
  // A sealed letter.
  letter: () => ({
    pale: [box(2, 9, 44, 30)],
    gold: [star(tile({ x: 24, y: 26 }, 8, 8), 62)],
    lines: [...line([2, 9], [18.5, 22]), ...line([29.5, 22], [46, 9])],
  }),
  // The letter is open.
  'open-letter': () => ({
    pale: [polygon([7, 2], [41, 2], [41, 21.6], [24, 34], [7, 21.6])],
    gold: [star(tile({ x: 24, y: 14 }, 8, 8), 62)],
    lines: [
      ...edgesOf(polygon([2, 18], [24, 34], [46, 18], [46, 46], [2, 46])),
      ...line([2, 46], [19, 30.4]),
      ...line([29, 30.4], [46, 46]),
    ],
  }),
};

export function subjects(): string[] {
  return Object.entries(drawings).map(([name, draw]) => figure(name, draw()));
}

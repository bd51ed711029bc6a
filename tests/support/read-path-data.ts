import type { Point } from '#art/geometry.ts';

export function readPathData(data: string): Point[][] {
  let pen: Point = { x: 0, y: 0 };
  return data
    .split('m')
    .slice(1)
    .map((line) => {
      const numbers = [...line.matchAll(/-?\d+/g)].map(([number]) => Number(number));
      const points: Point[] = [];
      for (const [x, y] of pairs(numbers)) {
        pen = { x: pen.x + x, y: pen.y + y };
        points.push(pen);
      }
      if (line.endsWith('z')) pen = points[0] ?? pen;
      return points;
    });
}

function pairs(numbers: readonly number[]): (readonly [number, number])[] {
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? Number.NaN] as const] : [],
  );
}

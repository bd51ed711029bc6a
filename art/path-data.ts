import type { Point, Segment } from './geometry.ts';
import { strandsOf } from './strands.ts';

/** Coordinates are rounded to whole units. */
export function pathData(segments: readonly Segment[], unitsPerPixel: number): string {
  let pen: Point = { x: 0, y: 0 };
  let data = '';
  for (const strand of strandsOf(segments)) {
    const points = withoutRepeats(strand.points.map((point) => rounded(point, unitsPerPixel)));
    const [start] = points;
    if (!start || points.length < 2) continue;
    let steps = '';
    for (const point of points) {
      steps = pair(steps, point.x - pen.x, point.y - pen.y);
      pen = point;
    }
    // In an `m` command, each pair of relative coordinates after the first draws a line.
    data += `m${steps}${strand.closed ? 'z' : ''}`;
    if (strand.closed) pen = start;
  }
  return data;
}

function pair(before: string, x: number, y: number): string {
  const separator = before === '' || x < 0 ? '' : ' ';
  return `${before}${separator}${String(x)}${y < 0 ? '' : ' '}${String(y)}`;
}

function rounded({ x, y }: Point, unitsPerPixel: number): Point {
  return { x: Math.round(x * unitsPerPixel) || 0, y: Math.round(y * unitsPerPixel) || 0 };
}

function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || before.x !== point.x || before.y !== point.y;
  });
}

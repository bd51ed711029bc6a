import { clipToBox } from '../clipping.ts';
import { night } from '../drawing.ts';
import { edgesOf, type Polygon, regularPolygon } from '../geometry.ts';
import { hankin, starOf } from '../hankin.ts';
import { pathData } from '../path-data.ts';
import { octagonsAndSquares } from '../tilings/octagons-and-squares.ts';
import { closing } from './closing.ts';
import { box, pen, signSize, unitsPerPixel } from './rosette.ts';

const frame: Polygon = [
  { x: 0, y: 0 },
  { x: signSize, y: 0 },
  { x: signSize, y: signSize },
  { x: 0, y: signSize },
];

export function rules(): string[] {
  return closing(4).map((angle, index) => rule(`rule${index + 1}`, angle, index + 1));
}

/** Four stars in a square frame. The first `filled` stars are tinted. */
function rule(name: string, angle: number, filled: number): string {
  const edge = signSize / 2 / (1 + Math.SQRT2);
  const [near, far] = [signSize / 4, (signSize * 3) / 4];
  const centres = [near, far].flatMap((y) => [near, far].map((x) => ({ x, y })));
  const tiles = octagonsAndSquares(box, edge, { x: near, y: near });
  const stars = clipToBox(
    hankin(tiles, () => angle),
    box,
  );
  const areas = centres
    .slice(0, filled)
    .flatMap((centre) => edgesOf(starOf(regularPolygon(centre, 8, edge), () => angle)));
  const lines = pathData([...stars, ...edgesOf(frame)], unitsPerPixel);
  return (
    `<g id="${name}" transform="scale(${1 / unitsPerPixel})" ${pen}>` +
    `<path d="${pathData(areas, unitsPerPixel)}" fill="${night.line}" stroke="none"/>` +
    `<path d="${lines}" vector-effect="non-scaling-stroke"/></g>`
  );
}

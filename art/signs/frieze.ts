import { clipToBox } from '../clipping.ts';
import { looseToClosed } from '../contact-angle.ts';
import { night } from '../drawing.ts';
import { hankin } from '../hankin.ts';
import { pathData } from '../path-data.ts';
import { octagonsAndSquares } from '../tilings/octagons-and-squares.ts';
import { box, centre, signSize, unitsPerPixel } from './rosette.ts';

export function frieze(): string {
  const tiles = octagonsAndSquares(box, signSize / (1 + Math.SQRT2), centre);
  const lines = clipToBox(
    hankin(tiles, () => looseToClosed.to),
    box,
  );
  const size = `width="${signSize}" height="${signSize}"`;
  return (
    `<pattern id="frieze-cell" ${size} patternUnits="userSpaceOnUse">` +
    `<path transform="scale(${1 / unitsPerPixel})" d="${pathData(lines, unitsPerPixel)}" ` +
    `fill="none" stroke="${night.line}" stroke-width="${unitsPerPixel}"/></pattern>` +
    `<rect id="frieze" width="100%" height="100%" fill="url(#frieze-cell)"/>`
  );
}

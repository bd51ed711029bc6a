import { cell, drawField, type FieldPart, fieldParts, unitsPerPixel } from './angle-field.ts';
import { angleAlong, looseToClosed } from './contact-angle.ts';
import { night, svgFile } from './drawing.ts';
import { edgesOf, regularPolygon } from './geometry.ts';
import { hankin, starOf } from './hankin.ts';
import { pathData } from './path-data.ts';
import { fillAt } from './signs/rosette.ts';

const steps = 5;

/**
 * Draws `wide` and `narrow` with the field, `wide-loose` and `narrow-loose` with only loose lines,
 * `star` for the end of the scale, and `step-1` to `step-5` with one star each.
 */
export function homeFieldSvg(): string {
  const parts = (Object.keys(fieldParts) as FieldPart[]).flatMap((part) => [
    fieldSymbol(part, part, looseToClosed.to),
    fieldSymbol(`${part}-loose`, part, looseToClosed.from),
  ]);
  const tiles = Array.from({ length: steps }, (_, step) => stepSymbol(step));
  return svgFile([...parts, starSymbol(), ...tiles]);
}

function fieldSymbol(name: string, part: FieldPart, limit: number): string {
  const { width, height, d } = drawField(part, limit);
  return (
    `<symbol id="${name}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">` +
    `<path fill="none" stroke="${night.line}" stroke-linejoin="round" ` +
    `vector-effect="non-scaling-stroke" d="${d}"/></symbol>`
  );
}

/** One cell of the field, with its last star. This star is not part of the field, so it can move. */
function starSymbol(): string {
  const octagon = regularPolygon({ x: cell / 2, y: cell / 2 }, 8, cell / (1 + Math.SQRT2));
  const star = edgesOf(starOf(octagon, () => looseToClosed.to));
  const size = cell * unitsPerPixel;
  return (
    `<symbol id="star" viewBox="0 0 ${size} ${size}">` +
    `<path fill="${night.line}" d="${pathData(star, unitsPerPixel)}"/></symbol>`
  );
}

function stepSymbol(step: number): string {
  const angle = angleAlong(0, steps - 1, { from: 24, to: looseToClosed.to })({ x: step, y: 0 });
  const octagon = regularPolygon({ x: cell / 2, y: cell / 2 }, 8, (cell - 4) / (1 + Math.SQRT2));
  const lines = hankin([octagon], () => angle);
  const star = edgesOf(starOf(octagon, () => angle));
  const size = cell * unitsPerPixel;
  const fill = fillAt(step, steps) ?? 'none';
  return (
    `<symbol id="step-${step + 1}" viewBox="0 0 ${size} ${size}">` +
    `<path fill="${fill}" d="${pathData(star, unitsPerPixel)}"/>` +
    `<path fill="none" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round" ` +
    `vector-effect="non-scaling-stroke" d="${pathData(lines, unitsPerPixel)}"/></symbol>`
  );
}

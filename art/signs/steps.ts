import { closing } from './closing.ts';
import { fillAt, type Rosette, sign } from './rosette.ts';

/** The angles go from loose to closed. */
const projectAngles = [30, 40, 50, 60, 67.5];

export function projectSteps(): string[] {
  return steps('step-', projectAngles, { sides: 8, reach: 3 });
}

export function hiringSteps(): string[] {
  return steps('step', closing(5), { sides: 12, reach: 2 });
}

function steps(
  name: string,
  angles: readonly number[],
  rosette: Pick<Rosette, 'sides' | 'reach'>,
): string[] {
  return angles.map((angle, index) =>
    sign(`${name}${index + 1}`, [{ ...rosette, radius: 22, angle }], fillAt(index, angles.length)),
  );
}

import { closing } from './closing.ts';
import { sign } from './rosette.ts';

/** The angles go from loose to closed. */
const projectAngles = [30, 40, 50, 60, 67.5];

export function projectSteps(): string[] {
  return projectAngles.map((angle, index) =>
    sign(`step-${index + 1}`, [{ sides: 8, radius: 22, angle, reach: 3 }], { tint: index / 5 }),
  );
}

export function hiringSteps(): string[] {
  return closing(5).map(({ angle, share }, index) =>
    sign(`step${index + 1}`, [{ sides: 12, radius: 22, angle, reach: 2 }], { tint: 0.8 * share }),
  );
}

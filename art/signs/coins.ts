import { fills, type Rosette, sign } from './rosette.ts';

/** A coin is one rosette, or two rosettes with the same centre. */
const rosettesOf: Readonly<Record<string, readonly Rosette[]>> = {
  'ai-strategy': [
    { sides: 8, radius: 22, angle: 67.5, reach: 2 },
    { sides: 8, radius: 5, angle: 20 },
  ],
  'digital-transformation': [{ sides: 12, radius: 22, angle: 60, reach: 4 }],
  'cloud-advisory': [{ sides: 9, radius: 22, angle: 60, reach: 3 }],
  'data-strategy': [
    { sides: 4, radius: 20, angle: 68 },
    { sides: 4, radius: 20, angle: 68, facing: 45 },
  ],
  'ai-governance': [{ sides: 10, radius: 22, angle: 72, reach: 3 }],
  'process-automation': [
    { sides: 4, radius: 21, angle: 45 },
    { sides: 8, radius: 12, angle: 58 },
  ],
  cybersecurity: [
    { sides: 16, radius: 22, angle: 46, reach: 3 },
    { sides: 8, radius: 10, angle: 56 },
  ],
  'change-management': [{ sides: 10, radius: 22, angle: 54, reach: 2 }],
  'business-intelligence': [
    { sides: 12, radius: 22, angle: 75, reach: 2 },
    { sides: 4, radius: 8, angle: 62 },
  ],
  'technology-architecture': [
    { sides: 12, radius: 22, angle: 45 },
    { sides: 12, radius: 14, angle: 45 },
  ],
  'ai-ethics': [{ sides: 16, radius: 22, angle: 67.5, reach: 6 }],
};

export function coins(): string[] {
  return Object.entries(rosettesOf).map(([name, rosettes]) => sign(name, rosettes, fills.mid));
}

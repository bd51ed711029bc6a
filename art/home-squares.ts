import type { Square } from './drawing.ts';

/**
 * On phones, the home page shows a square of each picture. It has the idea as a whole, and its
 * edges cut no star. Each key is the slug of a service.
 */
export const homeSquares: Readonly<Record<string, Square>> = {
  'ai-strategy': { x: 320, y: 16, side: 276 },
  'digital-transformation': { x: 222, y: 58, side: 284 },
  'cloud-advisory': { x: 320, y: 19, side: 276 },
  'data-strategy': { x: 280, y: 46, side: 300 },
  'ai-governance': { x: 274, y: 100, side: 200 },
  'process-automation': { x: 384, y: 178, side: 192 },
  cybersecurity: { x: 270, y: 80, side: 240 },
  'change-management': { x: 319, y: 6, side: 236 },
  'business-intelligence': { x: 236, y: 16, side: 376 },
  'technology-architecture': { x: 192, y: 143, side: 256 },
  'ai-ethics': { x: 313.5, y: 82, side: 236 },
};

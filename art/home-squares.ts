import type { Square } from './drawing.ts';

/**
 * On phones, the home page shows a square of each picture. It has the idea as a whole, and its
 * edges cut no star. Each key is the slug of a service.
 */
export const homeSquares: Readonly<Record<string, Square>> = {
  'ai-strategy': { x: 320, y: 16, side: 276 },
  'digital-transformation': { x: 125, y: 40, side: 319 },
  'cloud-advisory': { x: 320, y: 24, side: 276 },
  'data-strategy': { x: 280, y: 46, side: 300 },
  'ai-governance': { x: 283, y: 107, side: 290 },
  'process-automation': { x: 384, y: 178, side: 192 },
  cybersecurity: { x: 270, y: 80, side: 240 },
  'change-management': { x: 222, y: 8, side: 384 },
  'business-intelligence': { x: 284, y: 26, side: 340 },
  'technology-architecture': { x: 236, y: 142, side: 250 },
  'ai-ethics': { x: 313.5, y: 82, side: 236 },
};

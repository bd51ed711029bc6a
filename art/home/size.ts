import type { Size } from '../geometry.ts';

/** Home page pictures have the ratio 8 to 5. */
export const homeSize: Size = { width: 640, height: 400 };

import { readFileSync } from 'node:fs';
import type { Plugin } from 'postcss';

const DRAWING = /\bdrawing\((\w+)\)/g;

/**
 * Replaces `drawing(frames)` in style sheets by the `url()` of this file of makeDrawings.
 * @param generated the folder with drawings.json, which is made after Vite has been configured
 */
export function fillDrawings(generated: string): Plugin {
  return {
    postcssPlugin: 'fill-drawings',
    Declaration(declaration) {
      if (!declaration.value.includes('drawing(')) return;
      const drawings = JSON.parse(readFileSync(`${generated}/drawings.json`, 'utf8'));
      declaration.value = declaration.value.replace(DRAWING, (_, name: string) => {
        const path: unknown = drawings[name];
        if (typeof path !== 'string') throw declaration.error(`There is no drawing "${name}".`);
        return `url(${path})`;
      });
    },
  };
}

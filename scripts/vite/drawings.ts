import type { Plugin } from 'postcss';
import drawings from '#generated/drawings.json' with { type: 'json' };

const DRAWING = /\bdrawing\((\w+)\)/g;

/** Replaces `drawing(frames)` in style sheets by the `url()` of this file of makeDrawings. */
export const fillDrawings: Plugin = {
  postcssPlugin: 'fill-drawings',
  Declaration(declaration) {
    if (!declaration.value.includes('drawing(')) return;
    declaration.value = declaration.value.replace(DRAWING, (_, name: string) => {
      const path = (drawings as Record<string, unknown>)[name];
      if (typeof path !== 'string') throw declaration.error(`There is no drawing "${name}".`);
      return `url(${path})`;
    });
  },
};

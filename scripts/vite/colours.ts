import type { Plugin } from 'postcss';
import colours from '#content/colours.json' with { type: 'json' };

const COLOUR = /\bcolour\((\w+)(?: \/ ([\d.]+))?\)/g;

/**
 * Replaces `colour(gold)` and `colour(night / 0.55)` in style sheets by the colours of
 * content/colours.json.
 */
export const fillColours: Plugin = {
  postcssPlugin: 'fill-colours',
  Declaration(declaration) {
    if (!declaration.value.includes('colour(')) return;
    declaration.value = declaration.value.replace(COLOUR, (_, name: string, opacity?: string) => {
      const hex = (colours as Record<string, string>)[name];
      if (!hex) throw declaration.error(`content/colours.json has no colour "${name}".`);
      return opacity === undefined ? hex.toLowerCase() : `rgb(${channelsOf(hex)} / ${opacity})`;
    });
  },
};

function channelsOf(hex: string): string {
  const number = Number.parseInt(hex.slice(1), 16);
  return `${number >> 16} ${(number >> 8) & 255} ${number & 255}`;
}

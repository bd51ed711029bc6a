import type { FadeStop } from '../drawing.ts';
import type { Point } from '../geometry.ts';
import { balancedLines } from './line-breaking.ts';
import { fadeBehind, socialSize } from './social-row.ts';

/** @internal Exported for its test. */
export type Direction = 'ltr' | 'rtl';
/** On an Arabic image, a text without a translation has the direction `ltr`. */
type SocialText = { readonly text: string; readonly direction: Direction };
export type SocialWords = {
  readonly direction: Direction;
  readonly site: SocialText;
  readonly section?: SocialText;
  readonly title: SocialText;
};

export type Face = 'display' | 'text';
/** `at` is the start of the baseline (px). */
export type PlacedText = SocialText & {
  readonly face: Face;
  readonly tone: 'words' | 'line';
  readonly size: number;
  readonly at: Point;
};
export type SocialLayout = {
  readonly direction: Direction;
  /** `at` is the upper left corner (px). */
  readonly mark: { readonly at: Point; readonly size: number };
  readonly texts: readonly PlacedText[];
  /** The opacity of the drawing's lines, in the reading direction. */
  readonly fade: readonly FadeStop[];
};

/** Widths and sizes are in px. */
export type Measure = (text: SocialText, face: Face, size: number) => number;

type Setting = { readonly size: number; readonly lines: readonly string[] };

/** The margin in px. Apps that show previews may cut the margin off or cover it. */
const margin = 80;
const mark = { size: 60, toName: 20, nameSize: 58, nameBase: 46 };
const section = { size: 36, toTitle: 44, height: 30 };
/** The longest line of a title, in px. Beyond this width, the drawing is too dense for text. */
const column = 840;
/** The distance in px between the mark and the text below. */
const gap = 36;
/** The smallest width of the drawing's faint part, in px, even behind a short title. */
const narrowest = 360;

/** Sizes are in px. The layout uses the first setting in which the title fits. */
const settings = [
  { lines: 1, size: 160 },
  { lines: 1, size: 144 },
  { lines: 2, size: 136 },
  { lines: 2, size: 124 },
  { lines: 2, size: 112 },
  { lines: 2, size: 102 },
  { lines: 2, size: 92 },
  { lines: 3, size: 116 },
  { lines: 3, size: 104 },
  { lines: 3, size: 96 },
  { lines: 4, size: 82 },
  { lines: 4, size: 72 },
  { lines: 4, size: 60 },
] as const;

/**
 * Metrics are shares of the font size. `leading` is low, because the letters of Markazi Text are
 * small for their font size.
 */
const metrics = {
  ltr: { leading: 0.84, ascent: 0.5, descent: 0.14 },
  rtl: { leading: 0.98, ascent: 0.62, descent: 0.32 },
} as const;

export function socialLayout(words: SocialWords, measure: Measure): SocialLayout {
  const { direction, site, title } = words;
  const inwards = direction === 'rtl' ? -1 : 1;
  const start = direction === 'rtl' ? socialSize.width - margin : margin;
  const { size, lines } = settingOf(words, measure);
  const { leading, ascent, descent } = metrics[title.direction];
  const last = socialSize.height - margin - Math.round(size * descent);
  const baseOf = (index: number): number =>
    last - Math.round((lines.length - 1 - index) * size * leading);

  const name: PlacedText = {
    ...site,
    face: 'display',
    tone: 'words',
    size: mark.nameSize,
    at: { x: start + inwards * (mark.size + mark.toName), y: margin + mark.nameBase },
  };
  const sectionBase = baseOf(0) - Math.round(size * ascent) - section.toTitle;
  const above: PlacedText[] = words.section
    ? [
        {
          ...words.section,
          face: 'text',
          tone: 'line',
          size: section.size,
          at: { x: start, y: sectionBase },
        },
      ]
    : [];
  const titleLines = lines.map(
    (text, index): PlacedText => ({
      ...title,
      text,
      face: 'display',
      tone: 'words',
      size,
      at: { x: start, y: baseOf(index) },
    }),
  );
  const widest = Math.max(
    narrowest,
    ...titleLines.map((line) => measure(line, line.face, line.size)),
  );
  return {
    direction,
    mark: {
      at: { x: direction === 'rtl' ? start - mark.size : start, y: margin },
      size: mark.size,
    },
    texts: [name, ...above, ...titleLines],
    fade: fadeBehind(margin + Math.min(widest, column)),
  };
}

/** The first setting in which the title fits, or the last setting if none fits. */
function settingOf({ title, section: over }: SocialWords, measure: Measure): Setting {
  const { leading, ascent, descent } = metrics[title.direction];
  const room =
    socialSize.height -
    2 * margin -
    mark.size -
    gap -
    (over ? section.toTitle + section.height : 0);
  let setting: Setting = { size: settings[0].size, lines: [title.text] };
  for (const { lines: count, size } of settings) {
    const widthOf = (text: string): number => measure({ ...title, text }, 'display', size);
    const lines = balancedLines(title.text, count, widthOf);
    if (!lines) continue;
    setting = { size, lines };
    const height = size * (ascent + (count - 1) * leading + descent);
    if (height <= room && lines.every((line) => widthOf(line) <= column)) break;
  }
  return setting;
}

import { converter, formatHex, type Oklch, wcagContrast } from 'culori';

export type Colours = Record<string, string>;

/**
 * A text or a shape and its background. WCAG 2.2 (AA) requires the ratio `least`, except for lines
 * and for backgrounds beside each other.
 */
type Pair = { on: string; colour: string; theme: string; least: number };

const TEXT = 4.5;
const SHAPE = 3;
/** A line between two texts needs less, but must not vanish. */
const LINE = 1.6;
/** A reader must see where one background ends and the next begins. */
const PLANE = 1.2;

const pairs = (theme: string, grounds: string[], texts: string[], least = TEXT): Pair[] =>
  grounds.flatMap((on) => texts.map((colour) => ({ on, colour, theme, least })));

const DARK = ['darkGround', 'darkPaper'];

/** Every pair of colours that readers must tell apart: texts, signs, lines and backgrounds. */
const PAIRS: readonly Pair[] = [
  ...pairs('light', ['sand', 'surface'], ['ink', 'muted', 'link', 'error']),
  ...pairs('light', ['sand', 'surface'], ['focus'], SHAPE),
  ...pairs('dark', DARK, ['sand', 'nightMuted', 'nightLink', 'nightError']),
  ...pairs('dark', DARK, ['darkFocus', 'nightMeasured'], SHAPE),
  ...pairs('both', ['night', 'evidence'], ['nightMeasured'], SHAPE),
  ...pairs('dark', DARK, ['darkLine', 'nightTick'], LINE),
  ...pairs('dark', ['darkNight'], DARK, PLANE),
  ...pairs('dark', ['darkPaper'], ['darkGround'], PLANE),
  ...pairs('dark', ['evidence'], ['darkGround'], PLANE),
  ...pairs('dark', ['darkError'], ['sand', 'nightMuted', 'nightError']),
  ...pairs('dark', ['darkField'], ['sand', 'nightMuted', 'nightError']),
  ...pairs('dark', [...DARK, 'darkBackdrop'], ['nightText', 'gold']),
  ...pairs(
    'both',
    ['night'],
    ['sand', 'nightText', 'nightMuted', 'nightLink', 'nightError', 'gold'],
  ),
  ...pairs('dark', ['darkNight'], ['sand', 'nightText', 'nightMuted', 'nightLink', 'nightError']),
  // Gold is a chosen colour, so the background follows it.
  ...pairs('dark', ['gold'], ['darkNight']),
  ...pairs('both', ['nightSurface'], ['sand', 'nightMuted', 'nightLink']),
  ...pairs('both', ['evidence'], ['sand', 'nightMuted', 'nightLink', 'gold']),
  ...pairs('both', ['gold', 'goldLight'], ['night']),
  ...pairs('mails', ['surface'], ['night']),
];

export type Contrast = Pair & { ratio: number };

export function contrastsOf(colours: Colours): Contrast[] {
  return PAIRS.map((pair) => ({
    ...pair,
    ratio: wcagContrast(colours[pair.colour] ?? '', colours[pair.on] ?? ''),
  }));
}

export function failing(contrasts: readonly Contrast[]): Contrast[] {
  return contrasts.filter(({ ratio, least }) => ratio < least);
}

/** Changes the lightness of a colour as little as possible, until it passes on a background. */
export function nearestPassing(colour: string, on: string, least: number): string {
  const start = converter('oklch')(colour);
  if (!start) return colour;
  const steps = Array.from({ length: 200 }, (_, step) => (step + 1) / 200);
  for (const step of steps)
    for (const sign of [-1, 1]) {
      const hex = atLightness(start, start.l + sign * step);
      if (hex && wcagContrast(hex, on) >= least) return hex;
    }
  return colour;
}

export function atLightness(colour: Oklch, l: number): string | undefined {
  return l < 0 || l > 1 ? undefined : formatHex({ ...colour, l }).toUpperCase();
}

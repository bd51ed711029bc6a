import { converter, formatHex } from 'culori';
import { type Colours, contrastsOf, failing, nearestPassing } from './contrasts.ts';

/** The colours that a firm chooses. All others follow from them. */
export const CHOSEN = ['night', 'sand', 'gold', 'link', 'focus'] as const;
export type ChosenColours = Partial<Record<(typeof CHOSEN)[number], string | undefined>>;

/** Which chosen colour each other colour follows. */
const FOLLOWS: Readonly<Record<string, (typeof CHOSEN)[number]>> = {
  nightLine: 'night',
  nightSurface: 'night',
  nightText: 'night',
  nightMuted: 'night',
  nightLink: 'gold',
  nightTick: 'gold',
  goldLight: 'gold',
  goldPale: 'gold',
  surface: 'sand',
  line: 'sand',
  mailLine: 'sand',
  ink: 'night',
  muted: 'night',
  focusPale: 'focus',
  darkGround: 'night',
  darkSurface: 'night',
  darkLine: 'night',
  darkBackdrop: 'night',
  darkFocus: 'focus',
};

const oklch = converter('oklch');

/**
 * Returns all colours for those that the firm chose. Each other colour keeps its distance in
 * lightness, hue and strength from the colour that it follows, and becomes lighter or darker if it
 * could not be read otherwise.
 * @param now the colours of the site
 */
export function deriveColours(now: Colours, chosen: ChosenColours): Colours {
  const wanted = Object.entries(chosen).flatMap(([name, hex]) =>
    hex && hex !== now[name] ? [[name, hex] as const] : [],
  );
  const changed = new Set(wanted.map(([name]) => name));
  const colours: Colours = { ...now, ...Object.fromEntries(wanted) };
  for (const [name, base] of Object.entries(FOLLOWS))
    if (changed.has(base))
      colours[name] = moved(now[name] ?? '', now[base] ?? '', colours[base] ?? '');
  for (const { colour, on, least } of failing(contrastsOf(colours)))
    if (colour in FOLLOWS)
      colours[colour] = nearestPassing(colours[colour] ?? '', colours[on] ?? '', least);
  return colours;
}

/** Moves a colour as its base has moved. */
function moved(hex: string, from: string, to: string): string {
  const [colour, before, after] = [oklch(hex), oklch(from), oklch(to)];
  if (!colour || !before || !after) return hex;
  return formatHex({
    mode: 'oklch',
    l: Math.min(1, Math.max(0, colour.l + after.l - before.l)),
    c: before.c > 0 ? colour.c * Math.min(2, after.c / before.c) : after.c,
    h: (colour.h ?? 0) + (after.h ?? 0) - (before.h ?? 0),
  }).toUpperCase();
}

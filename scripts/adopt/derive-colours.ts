import { converter, formatHex } from 'culori';
import {
  atLightness,
  type Colours,
  type Contrast,
  contrastsOf,
  failing,
  nearestPassing,
} from './contrasts.ts';

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
  nightMeasured: 'focus',
  goldLight: 'gold',
  goldPale: 'gold',
  surface: 'sand',
  line: 'sand',
  mailLine: 'sand',
  ink: 'night',
  muted: 'night',
  focusPale: 'focus',
  evidence: 'focus',
  darkGround: 'night',
  darkPaper: 'night',
  darkField: 'night',
  darkNight: 'night',
  darkLine: 'night',
  darkBackdrop: 'night',
  darkFocus: 'focus',
};

/** Colours of the dark theme stay as light as they are. Only their hue and strength follow. */
const keepsLightness = (name: string) => name.startsWith('dark');

/** How often colours move. Each may fail again when its background has moved. */
const PASSES = 3;

const oklch = converter('oklch');

/**
 * Returns all colours for those that the firm chose. Each other colour keeps its distance in
 * lightness, hue and strength from the colour that it follows, except for the lightness of the dark
 * theme. It becomes lighter or darker if it could not be read otherwise.
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
      colours[name] = moved(name, now[name] ?? '', now[base] ?? '', colours[base] ?? '');
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const { colour, on, least } of failing(contrastsOf(colours)))
      if (!isChosen(colour))
        colours[colour] = nearestPassing(colours[colour] ?? '', colours[on] ?? '', least);
  return colours;
}

function isChosen(name: string): boolean {
  return (CHOSEN as readonly string[]).includes(name);
}

/** The name of a colour for messages, with the chosen colour that it follows. */
export function nameOfColour(name: string): string {
  return name in FOLLOWS ? `${name} (follows ${FOLLOWS[name]})` : name;
}

/**
 * Makes chosen colours lighter or darker, as little as possible, until all pairs can be read.
 * @returns the changed colours, or undefined if this is not enough
 */
export function nearestReadable(now: Colours, chosen: ChosenColours): ChosenColours | undefined {
  const given = CHOSEN.filter((name) => chosen[name]);
  const failuresOf = (colours: ChosenColours) => failuresIn(now, colours).length;
  let best = { colours: chosen, failures: failuresOf(chosen) };
  while (best.failures > 0) {
    const { colours, failures } = best;
    const tried = given.flatMap((name) =>
      shadesOf(colours[name] ?? '').map(({ hex, distance }) => {
        const changed = { ...colours, [name]: hex };
        return { colours: changed, failures: failuresOf(changed), distance };
      }),
    );
    const [next] = tried.toSorted(
      (one, other) => one.failures - other.failures || one.distance - other.distance,
    );
    if (!next || next.failures >= failures) return undefined;
    best = next;
  }
  const { colours } = best;
  return Object.fromEntries(
    given.filter((name) => colours[name] !== chosen[name]).map((name) => [name, colours[name]]),
  );
}

function failuresIn(now: Colours, chosen: ChosenColours): Contrast[] {
  return failing(contrastsOf(deriveColours(now, chosen)));
}

function shadesOf(hex: string): { hex: string; distance: number }[] {
  const colour = oklch(hex);
  if (!colour) return [];
  return Array.from({ length: 51 }, (_, step) => step / 50).map((lightness) => ({
    hex: atLightness(colour, lightness) ?? hex,
    distance: Math.abs(lightness - colour.l),
  }));
}

/** Moves a colour as its base has moved. */
function moved(name: string, hex: string, from: string, to: string): string {
  const [colour, before, after] = [oklch(hex), oklch(from), oklch(to)];
  if (!colour || !before || !after) return hex;
  return formatHex({
    mode: 'oklch',
    l: keepsLightness(name) ? colour.l : Math.min(1, Math.max(0, colour.l + after.l - before.l)),
    c: before.c > 0 ? colour.c * Math.min(2, after.c / before.c) : after.c,
    h: (colour.h ?? 0) + (after.h ?? 0) - (before.h ?? 0),
  }).toUpperCase();
}

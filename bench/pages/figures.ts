import { type Spread, spreadOf } from './statistics.ts';

/** The result of one visit: bytes, milliseconds, counts. Figures that do not apply are absent. */
export type Figures = Partial<Record<Figure, number>>;
export type Spreads = Partial<Record<Figure, Spread>>;

type Figure =
  | `${Kind}Bytes`
  /** The HTML and all that blocks the first paint, compressed, without headers. */
  | 'blockingBytes'
  /** Scripts until the page is hydrated. */
  | 'visitScriptBytes'
  | 'fontFiles'
  /** Sent before the load event. */
  | 'requests'
  | 'firstPaint'
  | 'largestPaint'
  | 'layoutShift'
  /** 1 when the first screen has a picture. */
  | 'hasPicture'
  /** Time of the main thread until the page is idle. */
  | 'scriptTime'
  | 'mainThreadTime'
  /** From the first tap until the page is hydrated. */
  | 'firstTap'
  /** From the press on a link until the heading of the next page is visible. */
  | 'navigation'
  | 'slowNavigation'
  | 'hydratingNavigation';

/** Transferred bytes with headers. */
export type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'other';

export function spreadsOf(visits: Figures[]): Spreads {
  const all = Map.groupBy(visits.flatMap(Object.entries<number>), ([figure]) => figure);
  return Object.fromEntries(
    [...all].map(([figure, found]) => [figure, spreadOf(found.map(([, value]) => value))]),
  );
}

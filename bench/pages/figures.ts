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

/** The figures of several visits. */
export function spreadsOf(visits: Figures[]): Spreads {
  const values = new Map<Figure, number[]>();
  for (const visit of visits) {
    // The object has exactly these keys.
    for (const [figure, value] of Object.entries(visit) as [Figure, number][])
      values.set(figure, [...(values.get(figure) ?? []), value]);
  }
  const spreads: Spreads = {};
  for (const [figure, found] of values) {
    const spread = spreadOf(found);
    if (spread) spreads[figure] = spread;
  }
  return spreads;
}

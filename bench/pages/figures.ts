import { type Spread, spreadOf } from './statistics.ts';

/** The result of a visit: bytes, milliseconds or counts. A figure that does not apply is absent. */
export type Figures = Partial<Record<Figure, number>>;
export type Spreads = Partial<Record<Figure, Spread>>;

type Figure =
  | `${Kind}Bytes`
  /** Compressed bytes, without headers, of the HTML and the files that block the first paint. */
  | 'blockingBytes'
  | 'visitScriptBytes'
  | 'fontFiles'
  | 'requests'
  | 'firstPaint'
  | 'largestPaint'
  | 'layoutShift'
  | 'hasPicture'
  | 'scriptTime'
  | 'mainThreadTime'
  /** The time from the first tap until the page is hydrated. */
  | 'firstTap'
  /** The time from pressing a link until the heading of the next page is visible. */
  | 'navigation'
  | 'slowNavigation'
  | 'hydratingNavigation';

export type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'other';

export function spreadsOf(visits: Figures[]): Spreads {
  const all = Map.groupBy(visits.flatMap(Object.entries<number>), ([figure]) => figure);
  return Object.fromEntries(
    [...all].map(([figure, found]) => [figure, spreadOf(found.map(([, value]) => value))]),
  );
}

import { type Spread, spreadOf } from './statistics.ts';

/** The result of a visit: bytes, milliseconds or counts. A figure that does not apply is absent. */
export type Figures = Partial<Record<Figure, number>>;
export type Spreads = Partial<Record<Figure, Spread>>;

type Figure =
  | `${Kind}Bytes`
  /** Compressed bytes, without headers, of the HTML and the files that block the first paint. */
  | 'blockingBytes'
  /** Bytes of the scripts that the page loads until it is hydrated. */
  | 'visitScriptBytes'
  | 'fontFiles'
  /** The number of requests that begin before the load event. */
  | 'requests'
  | 'firstPaint'
  | 'largestPaint'
  | 'layoutShift'
  /** 1 if the first screen shows a picture, otherwise 0. */
  | 'hasPicture'
  /** The time that the main thread spends on scripts until the page is idle. */
  | 'scriptTime'
  | 'mainThreadTime'
  /** The time from the first tap until the page is hydrated. */
  | 'firstTap'
  /** The time from pressing a link until the heading of the next page is visible. */
  | 'navigation'
  | 'slowNavigation'
  | 'hydratingNavigation';

/** The kinds of files. For each kind, a figure counts the transferred bytes without headers. */
export type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'other';

export function spreadsOf(visits: Figures[]): Spreads {
  const all = Map.groupBy(visits.flatMap(Object.entries<number>), ([figure]) => figure);
  return Object.fromEntries(
    [...all].map(([figure, found]) => [figure, spreadOf(found.map(([, value]) => value))]),
  );
}

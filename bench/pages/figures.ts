import { type Spread, spreadOf } from './statistics.ts';

/** What one visit found: bytes, milliseconds, counts. What a page does not have is absent. */
export type Figures = Partial<Record<Figure, number>>;
export type Spreads = Partial<Record<Figure, Spread>>;

type Figure =
  | `${Kind}Bytes`
  /** The HTML and what the first paint waits for, compressed, without headers. */
  | 'blockingBytes'
  /** Scripts until React has taken over. */
  | 'visitScriptBytes'
  | 'fontFiles'
  /** Sent before the load event. */
  | 'requests'
  | 'firstPaint'
  | 'largestPaint'
  | 'layoutShift'
  /** 1 where the first screen holds a picture. */
  | 'hasPicture'
  /** Of the main thread, until the page rests. */
  | 'scriptTime'
  | 'mainThreadTime'
  /** From the first tap until React has taken over. */
  | 'firstTap'
  /** From the press on a link until the next page's heading is there. */
  | 'navigation'
  | 'slowNavigation'
  | 'hydratingNavigation';

/** What is transferred, with headers. */
export type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'other';

/** What several visits found, figure by figure. */
export function spreadsOf(visits: Figures[]): Spreads {
  const values = new Map<Figure, number[]>();
  for (const visit of visits) {
    // Of an object whose keys are exactly these.
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

export type Spread = { median: number; min: number; max: number; values: number[] };

export function spreadOf(values: number[]): Spread | undefined {
  const sorted = values.toSorted((first, second) => first - second);
  const [min, max] = [sorted[0], sorted.at(-1)];
  return min === undefined || max === undefined
    ? undefined
    : { median: medianOf(sorted), min, max, values };
}

function medianOf(sorted: number[]): number {
  const middle = (sorted.length - 1) / 2;
  return (
    ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
  );
}

type Shift = { at: number; value: number };

/**
 * Returns the cumulative layout shift (web.dev/articles/cls).
 * @param shifts in the order of time, with times in milliseconds
 */
export function layoutShift(shifts: Shift[]): number {
  let worst = 0;
  let burst = { sum: 0, since: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
  for (const { at, value } of shifts) {
    const continues = at - burst.last < 1000 && at - burst.since < 5000;
    burst = continues
      ? { ...burst, sum: burst.sum + value, last: at }
      : { sum: value, since: at, last: at };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}

const PERCENT_ENDS = [10, 25, 50, 100];

/** For counts, the scale ends at the largest value. */
export function scaleEnd(values: readonly number[], unit: string): number {
  const largest = Math.max(...values);
  const round = unit === '%' ? PERCENT_ENDS.find((end) => end >= largest) : undefined;
  // If all values are zero, the scale must not end at 0.
  return round ?? (largest || 1);
}

/** The result is in per cent of the scale. */
export function lengthOnScale(value: number, end: number): number {
  return Math.round((value / end) * 10_000) / 100;
}

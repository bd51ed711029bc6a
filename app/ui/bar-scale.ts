/** The possible ends of a scale in percent. A short list makes charts on a page comparable. */
const PERCENT_ENDS = [10, 25, 50, 100];

/** The end of a scale: for percentages 10, 25, 50 or 100, otherwise the largest value. */
export function scaleEnd(values: readonly number[], unit: string): number {
  const largest = Math.max(...values);
  const round = unit === '%' ? PERCENT_ENDS.find((end) => end >= largest) : undefined;
  // If all values are zero, the scale ends at 1.
  return round ?? (largest || 1);
}

/** The length of a bar in percent of its scale, with two decimals. */
export function lengthOnScale(value: number, end: number): number {
  return Math.round((value / end) * 10_000) / 100;
}

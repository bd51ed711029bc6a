type Values = { unit: string; bars: readonly { value: number }[] };

/** Undefined if stars cannot show the values. */
export function unitsOf({ unit, bars }: Values) {
  const values = bars.map(({ value }) => value);
  if (!values.every((value) => Number.isInteger(value) && value <= 100)) return undefined;
  const of = unit === '%' ? 100 : Math.max(...values, 1);
  return { of, perRow: of > 50 ? 20 : Math.min(of, 12) };
}

import { isDeepStrictEqual } from 'node:util';
import { isRecord, type Value } from '../content/source-file.ts';

/**
 * Returns the earlier place of each item of a list, and undefined for a new item. An item that was
 * changed is the one that still has most of its values.
 */
export function placesBefore(
  before: readonly unknown[],
  after: readonly Value[],
): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (place: number | undefined) => {
    if (place !== undefined) free.delete(place);
    return place;
  };
  const same = after.map((item) =>
    take([...free].find((place) => isDeepStrictEqual(before[place], item))),
  );
  return after.map((item, index) => {
    if (same[index] !== undefined) return same[index];
    const [alike] = [...free]
      .map((place) => ({ place, values: sharedValues(before[place], item) }))
      .filter(({ values }) => values > 0)
      .sort((one, other) => other.values - one.values);
    const atSamePlace = before.length === after.length && free.has(index) ? index : undefined;
    return take(alike?.place ?? atSamePlace);
  });
}

function sharedValues(one: unknown, other: Value): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  return Object.keys(one).filter((key) => isDeepStrictEqual(one[key], other[key])).length;
}

import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../content/source-file.ts';

/**
 * Returns the earlier place of each item of a list, and undefined for a new item. A changed item is
 * the earlier one with which it shares most values. Without such an item, it is at the same place.
 */
export function placesBefore(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const places: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const take = (index: number, place: number) => {
    if (places[index] !== undefined || !free.delete(place)) return;
    places[index] = place;
  };
  const pairs = after.flatMap((item, index) =>
    before.map((old, place) => ({ index, place, shared: sharedShare(old, item) })),
  );
  for (const { index, place, shared } of pairs.toSorted((one, other) => other.shared - one.shared))
    if (shared > 0) take(index, place);
  if (before.length === after.length) for (const index of after.keys()) take(index, index);
  return places;
}

/** 1 for the same value, otherwise the share of the earlier values that are still there. */
function sharedShare(old: unknown, item: unknown): number {
  if (isDeepStrictEqual(old, item)) return 1;
  if (!isRecord(old) || !isRecord(item)) return 0;
  const keys = Object.keys(old);
  const kept = keys.filter((key) => isDeepStrictEqual(old[key], item[key]));
  return (kept.length / Math.max(keys.length, 1)) * 0.99;
}

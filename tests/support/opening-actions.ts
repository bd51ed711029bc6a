// Looks for actions that a PDF runs by itself. The input is qpdf's JSON of a PDF.

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Objects = Record<string, Json>;

const SHOWS_A_PAGE = new Set<Json | undefined>(['/GoTo', '/Named']);

/**
 * @param json the output of `qpdf --json=2 --json-key=qpdf`
 * @returns the type of an action at /OpenAction or /AA that does more than show a page
 */
export function openingAction(json: string): string | undefined {
  const { qpdf } = JSON.parse(json) as { qpdf: [Json, Objects] };
  const objects = qpdf[1];
  const queue: Json[] = Object.values(objects);
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (value === null || typeof value !== 'object') continue;
    const events = Array.isArray(value) ? undefined : resolve(value['/AA'], objects);
    const opening = Array.isArray(value) ? undefined : resolve(value['/OpenAction'], objects);
    const starts = [Array.isArray(opening) ? null : opening, ...Object.values(events ?? {})];
    const found = starts.map((start) => harmfulType(start, objects)).find(Boolean);
    if (found) return found;
    queue.push(...Object.values(value));
  }
  return undefined;
}

function harmfulType(
  start: Json | undefined,
  objects: Objects,
  seen = new Set<Json>(),
): string | undefined {
  const action = resolve(start, objects);
  if (action === null || typeof action !== 'object' || seen.has(action)) return undefined;
  seen.add(action);
  const following = Array.isArray(action) ? action : [action['/Next']];
  const type = Array.isArray(action) ? undefined : resolve(action['/S'], objects);
  if (typeof type === 'string' && !SHOWS_A_PAGE.has(type)) return type;
  return following.map((next) => harmfulType(next, objects, seen)).find(Boolean);
}

function resolve(value: Json | undefined, objects: Objects): Json {
  const object = typeof value === 'string' && / R$/.test(value) ? objects[`obj:${value}`] : value;
  const isWrapped = object !== value && object !== null && typeof object === 'object';
  return (isWrapped && 'value' in object ? object.value : object) ?? null;
}

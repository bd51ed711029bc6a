import type { ErrorKind, ErrorList } from '#app/mail/ports.ts';

export const NO_ERRORS: ErrorList = { kinds: [], further: 0 };

/**
 * The maximum number of kinds in a list. Without a limit, a broken site could fill the memory.
 * @internal exported for its test
 */
export const MOST_KINDS = 100;
const MOST_CODES = 5;

export function joinErrors(first: ErrorList, second: ErrorList): ErrorList {
  const kinds = new Map(first.kinds.map((kind) => [keyOf(kind), kind]));
  let further = first.further + second.further;
  for (const kind of second.kinds) {
    const known = kinds.get(keyOf(kind));
    if (known) kinds.set(keyOf(kind), joinKinds(known, kind));
    else if (kinds.size < MOST_KINDS) kinds.set(keyOf(kind), kind);
    else further += kind.count;
  }
  return { kinds: [...kinds.values()], further };
}

function keyOf({ line, route, name, code, message, place, release }: ErrorKind): string {
  return JSON.stringify([line, route, name, code, message, place, release]);
}

function joinKinds(known: ErrorKind, added: ErrorKind): ErrorKind {
  return {
    ...known,
    count: known.count + added.count,
    first: Math.min(known.first, added.first),
    last: Math.max(known.last, added.last),
    visitorCodes: [...known.visitorCodes, ...added.visitorCodes].slice(0, MOST_CODES),
  };
}

/**
 * Where an address should have been asked for, or undefined where it is right: without the slash at its end, with one
 * slash between its parts, and English pages without their language's code.
 * @param target path and query as they were requested
 */
export function redirectTarget(target: string): string | undefined {
  const [path = '/', query] = splitQuery(target);
  // Browsers read a backslash as a slash: two of either at the start would name another host.
  const collapsed = path.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/');
  const unprefixed = collapsed.replace(/^\/en(?=\/|$)/, '') || '/';
  const bare = unprefixed.length > 1 ? unprefixed.replace(/\/$/, '') : unprefixed;
  return bare === path ? undefined : bare + query;
}

function splitQuery(target: string): [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)];
}

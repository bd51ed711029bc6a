import type { Problem } from './source-file.ts';

/** A problem as one line for an editor: where it is, what was expected, what stands there. */
export function problemText({ file, line, key, expected, received }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `  ${place}${key ? ` ${key}` : ''}: expected ${expected}, received ${received}`;
}

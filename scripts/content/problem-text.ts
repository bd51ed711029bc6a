import type { Problem } from './source-file.ts';

/** Formats a problem as one line for an editor: place, expected value, received value. */
export function problemText({ file, line, key, expected, received }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `  ${place}${key ? ` ${key}` : ''}: expected ${expected}, received ${received}`;
}

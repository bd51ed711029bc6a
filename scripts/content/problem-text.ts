import type { Problem } from './source-file.ts';

export function problemText({ file, line, key, expected, received }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `  ${place}${key ? ` ${key}` : ''}: expected ${expected}, received ${received}`;
}

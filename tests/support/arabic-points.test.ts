import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROW = /^\| (\d+) \| .+ \| (?:`([^`]+)`|looked at) \|$/gm;
const POINTS = 56;

const points = Array.from(
  readFileSync('docs/arabic.md', 'utf8').matchAll(ROW),
  ([, number, file]) => ({ number: Number(number), file }),
);

test('docs/arabic.md lists every point once', () => {
  expect(points.map(({ number }) => number)).toEqual(
    Array.from({ length: POINTS }, (_, index) => index + 1),
  );
});

test('each test that docs/arabic.md names exists', () => {
  const files = points.flatMap(({ file }) => file ?? []);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file))).toEqual(
    [],
  );
});

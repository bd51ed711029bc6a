import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageFieldSvg, pageFields } from './page-fields.ts';

test.each(Object.entries(pageFields))('the field of %s is the same small file', (_, draw) => {
  const svg = pageFieldSvg(draw);
  expect(svg).toBe(pageFieldSvg(draw));
  expect(svg).toMatch(/<rect id="wide".*<rect id="strip"/s);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  expect(brotliCompressSync(svg).length).toBeLessThan(1000);
});

test.each(Object.values(pageFields))('a strip of 120 px has whole rows', (draw) => {
  const [, height] = /id="row-strip" width="1024" height="(\d+)"/.exec(pageFieldSvg(draw)) ?? [];
  expect(Number(height) % 60).toBe(0);
});

import { expect, test } from 'vitest';
import { readPathData } from '#tests/support/read-path-data.ts';
import { socialPatterns } from '../masthead-table.ts';
import { socialRow, socialSize } from './social-row.ts';

const names = [...socialPatterns.keys()];

test.each(names)('the lines of %s fill the image', (name) => {
  const { width, height, scale, d } = socialRow(name);
  expect([width * scale, height * scale]).toEqual([socialSize.width, socialSize.height]);
  const points = readPathData(d).flat();
  for (const quarter of [0, 1, 2, 3]) {
    const inside = points.filter(
      ({ x, y }) =>
        x >= (quarter * width) / 4 && x <= ((quarter + 1) * width) / 4 && y >= 0 && y <= height,
    );
    expect(inside.length).toBeGreaterThan(8);
  }
});

test.each(names)('the lines of %s are the same each time', (name) => {
  expect(socialRow(name)).toEqual(socialRow(name));
});

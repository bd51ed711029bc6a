import { expect, test } from 'vitest';
import { referenceStar, starPaths, starSize } from './reference-star.ts';

const SIGNS = 36;
const base = [7, 32, 9, 3, 8, 22];
const drawn = (signs: readonly number[]) => JSON.stringify(starPaths(referenceStar(signs)));
const every = Array.from({ length: SIGNS }, (_, sign) => sign);

test('the same reference always has the same star', () => {
  expect(drawn(base)).toBe(drawn([...base]));
});

test.each([0, 1, 2, 3, 4, 5])('each value of sign %i gives another star', (place) => {
  const stars = every.map((sign) => drawn(base.with(place, sign)));
  expect(new Set(stars).size).toBe(SIGNS);
});

// At about 60°, a star with six points is a hexagram, and a star with twelve points contains two.
test.each(every)('no star has six sides (first sign %i)', (sign) => {
  const { core } = referenceStar(base.with(0, sign));
  const points = core.length / 2;
  expect(points % 6).not.toBe(0);
});

test('every star lies in its box', () => {
  for (const shape of every)
    for (const angle of [0, 18, 35]) {
      const { lines } = referenceStar([shape, angle, angle, angle, angle, angle]);
      const places = lines.flatMap(({ from, to }) => [from.x, from.y, to.x, to.y]);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places)).toBeLessThanOrEqual(starSize);
    }
});

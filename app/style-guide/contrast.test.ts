import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('black on white has the highest contrast, in either order', () => {
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(contrast('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBeCloseTo(21);
});

test('the ink of the site has a contrast of 14.7 on sand', () => {
  expect(contrast('rgb(20, 33, 29)', 'rgb(246, 241, 231)')).toBeCloseTo(14.7, 1);
});

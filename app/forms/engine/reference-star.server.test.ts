import { expect, test } from 'vitest';
import { starPathsOf } from './reference-star.server.ts';

test('a reference always has the same star, and other references have other stars', () => {
  expect(starPathsOf('K7F-4WM')).toEqual(starPathsOf('K7F-4WM'));
  expect(starPathsOf('K7F-4WM')).not.toEqual(starPathsOf('K7F-4WN'));
  expect(starPathsOf('K7F-4WM')).not.toEqual(starPathsOf('7KF-4WM'));
});

test('every part of a star is valid path data', () => {
  const { lines, core, lit } = starPathsOf('2X9-CDT');
  for (const d of [lines, core, lit]) expect(d).toMatch(/^m[\d\s.mz-]+$/);
});

import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { starPicture } from './star-picture.server.ts';

const bytesOf = (reference: string) =>
  Buffer.from(starPicture(reference).picture.content, 'base64');

test('the picture of a star is a small, valid PNG with twice the shown size', async () => {
  const { side, picture } = starPicture('K7F-4WM');
  const { width, height } = await loadImage(bytesOf('K7F-4WM'));
  expect([width, height]).toEqual([2 * side, 2 * side]);
  expect(picture.content.length).toBeLessThan(20_000);
});

test('a reference always has the same picture, and other references have other pictures', () => {
  expect(bytesOf('K7F-4WM').equals(bytesOf('K7F-4WM'))).toBe(true);
  expect(bytesOf('K7F-4WM').equals(bytesOf('K7F-4WN'))).toBe(false);
});

import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import type { SocialImage } from '#app/seo/social-images.server.ts';
import { measurePicture } from '#tests/support/measure-picture.ts';
import { planSocialImages, writeSocialImages } from './social-images.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'miqyas-social-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const folder = () => path.join(root, 'client');
const cache = () => path.join(root, 'cache');
const write = (images: SocialImage[]) =>
  writeSocialImages(planSocialImages(images), folder(), cache());
function ageCache(days: number): void {
  const then = new Date(Date.now() - days * DAY);
  for (const name of readdirSync(cache())) utimesSync(path.join(cache(), name), then, then);
}
const pictureAt = (picturePath: string) => readFileSync(path.join(folder(), picturePath));

const english = (title: string): SocialImage => ({
  path: '/social/blog.png',
  direction: 'ltr',
  drawing: 'blog',
  site: { text: 'Miqyas', direction: 'ltr' },
  title: { text: title, direction: 'ltr' },
});
const arabic = (title: string, direction: 'ltr' | 'rtl' = 'rtl'): SocialImage => ({
  path: '/social/ar/blog.png',
  direction: 'rtl',
  drawing: 'blog',
  site: { text: 'مقياس', direction: 'rtl' },
  section: { text: 'المدونة', direction: 'rtl' },
  title: { text: title, direction },
});

test('a second build draws nothing and writes the same pictures', async () => {
  const images = [english('Blog'), arabic('قراءة «تقرير GPT-4» في 30 دقيقة')];
  expect(await write(images)).toEqual({ all: 2, drawn: 2 });
  const before = images.map((image) => pictureAt(image.path));
  rmSync(folder(), { recursive: true });
  expect(await write(images)).toEqual({ all: 2, drawn: 0 });
  expect(images.map((image) => pictureAt(image.path))).toEqual(before);
});

test('a changed title draws one picture, and the old one stays in the cache', async () => {
  await write([english('Blog'), arabic('المدونة')]);
  const before = pictureAt('/social/blog.png');
  expect(await write([english('Journal'), arabic('المدونة')])).toEqual({ all: 2, drawn: 1 });
  expect(pictureAt('/social/blog.png')).not.toEqual(before);
  expect(readdirSync(cache())).toHaveLength(3);
  expect(await write([english('Blog')])).toEqual({ all: 1, drawn: 0 });
});

test('a picture that no build has used for 30 days is removed from the cache', async () => {
  await write([english('Blog'), arabic('المدونة')]);
  ageCache(29);
  await write([english('Journal')]);
  expect(readdirSync(cache())).toHaveLength(3);
  ageCache(31);
  await write([english('News')]);
  expect(readdirSync(cache())).toHaveLength(1);
});

test('a picture that a build uses stays for another 30 days', async () => {
  await write([english('Blog')]);
  ageCache(31);
  expect(await write([english('Blog')])).toEqual({ all: 1, drawn: 0 });
  const [name = ''] = readdirSync(cache());
  expect(Date.now() - statSync(path.join(cache(), name)).mtimeMs).toBeLessThan(DAY);
});

test('another drawing, section or direction makes another picture', async () => {
  const image = arabic('المدونة');
  await write([image]);
  const { section: _, ...withoutSection } = image;
  expect(
    await write([image, { ...image, drawing: 'news' }, withoutSection, arabic('المدونة', 'ltr')]),
  ).toEqual({ all: 4, drawn: 3 });
});

test('an unfinished picture is drawn again', async () => {
  await write([english('Blog')]);
  const whole = pictureAt('/social/blog.png');
  const [name = ''] = readdirSync(cache());
  truncateSync(path.join(cache(), name), 1000);
  expect(await write([english('Blog')])).toEqual({ all: 1, drawn: 1 });
  expect(pictureAt('/social/blog.png')).toEqual(whole);
});

test('an English title that replaces an Arabic one is aligned to the Arabic side', async () => {
  await write([arabic('The review of the review', 'ltr')]);
  const { words } = await measurePicture(pictureAt('/social/ar/blog.png'));
  expect(words.last).toBeGreaterThan(1110);
  expect(words.last).toBeLessThanOrEqual(1120);
});

import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DAY } from '#app/i18n/durations.ts';
import type { SocialImage } from '#app/seo/social-images.server.ts';
import { night } from '#art/drawing.ts';
import { markPath } from '#art/mark.ts';
import type { Row } from '#art/row.ts';
import { type SocialLayout, socialLayout } from '#art/social/social-layout.ts';
import { socialRow } from '#art/social/social-row.ts';
import { readLogo } from './logo.ts';
import { faceFiles, openMeasure, paint } from './social/paint.ts';

/** The cache of painted pictures. Builds keep this cache, but `npm ci` deletes it. */
const CACHE = 'node_modules/.cache/miqyas-social';
/** Milliseconds that a picture stays in the cache after its last use. */
const UNUSED_FOR = 30 * DAY;
const AT_ONCE = 8;
/** The size in bytes of the chunk "IEND", with which every complete PNG ends. */
const LAST_CHUNK = 12;
const PAINTER = [
  ...Object.values(faceFiles),
  ...['./social/paint.ts', './social/indexed-png.ts', '@napi-rs/canvas/package.json'].map((name) =>
    fileURLToPath(import.meta.resolve(name)),
  ),
];

export type PlannedPicture = { path: string; key: string; paint: () => Promise<Buffer> };

/** Plans the layout of each picture without painting it. Painting takes twenty times as long. */
export function planSocialImages(images: readonly SocialImage[]): PlannedPicture[] {
  const measure = openMeasure();
  const painter = PAINTER.reduce(
    (hash, file) => hash.update(readFileSync(file)),
    createHash('sha256'),
  ).digest('hex');
  // Group by drawing, because the painter reuses the lines of the last drawing.
  return [...Map.groupBy(images, ({ drawing }) => drawing)].flatMap(([drawing, alike]) => {
    const row = socialRow(drawing);
    return alike.map((image) => {
      const layout = socialLayout(image, measure);
      return {
        path: image.path,
        key: keyOf(painter, layout, row),
        paint: () => paint(layout, row),
      };
    });
  });
}

/**
 * Writes the pictures, from the cache if possible.
 * @param folder the folder of the served files
 * @returns the number of all pictures, and of those that were not in the cache
 */
export async function writeSocialImages(
  pictures: readonly PlannedPicture[],
  folder: string,
  cache = CACHE,
): Promise<{ all: number; drawn: number }> {
  mkdirSync(cache, { recursive: true });
  let drawn = 0;
  const write = async (picture: PlannedPicture): Promise<void> => {
    const cached = path.join(cache, `${picture.key}.png`);
    const known = readWhole(cached);
    if (!known) drawn++;
    const bytes = known ?? (await picture.paint());
    if (!known) writeFileSync(cached, bytes);
    const target = path.join(folder, picture.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  };
  for (let first = 0; first < pictures.length; first += AT_ONCE)
    await Promise.all(pictures.slice(first, first + AT_ONCE).map(write));
  removeUnused(cache);
  return { all: pictures.length, drawn };
}

function keyOf(painter: string, layout: SocialLayout, row: Row): string {
  return createHash('sha256')
    .update(painter)
    .update(JSON.stringify([layout, row, night, readLogo() ?? markPath()]))
    .digest('hex');
}

/**
 * Reads a picture from the cache and marks it as used. Returns undefined if the picture is missing,
 * or incomplete after an interrupted build.
 */
function readWhole(file: string): Buffer | undefined {
  try {
    const picture = readFileSync(file);
    const now = new Date();
    utimesSync(file, now, now);
    return picture.includes('IEND', picture.length - LAST_CHUNK) ? picture : undefined;
  } catch {
    return undefined;
  }
}

function removeUnused(cache: string): void {
  const oldest = Date.now() - UNUSED_FOR;
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < oldest) rmSync(file, { force: true });
  }
}

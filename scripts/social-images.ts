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
import { faceFiles, openMeasure, paint } from './social/paint.ts';

/** Survives a new build; `npm ci` removes it with everything that was installed. */
const CACHE = 'node_modules/.cache/miqyas-social';
/** How long a picture that no build uses stays in the cache, in milliseconds. */
const UNUSED_FOR = 30 * DAY;
/** Pictures that are compressed side by side. */
const AT_ONCE = 8;
/** The bytes that every whole PNG ends with, "IEND" among them. */
const LAST_CHUNK = 12;
/** What decides the pixels besides a picture's words and lines. */
const PAINTER = [
  ...Object.values(faceFiles),
  ...['./social/paint.ts', './social/indexed-png.ts', '@napi-rs/canvas/package.json'].map((name) =>
    fileURLToPath(import.meta.resolve(name)),
  ),
];

/** A picture that is not painted yet. Equal keys give equal pixels. */
export type PlannedPicture = { path: string; key: string; paint: () => Promise<Buffer> };

/**
 * Decides where each word and line goes in the pictures that link previews show. Painting them
 * takes twenty times as long.
 */
export function planSocialImages(images: readonly SocialImage[]): PlannedPicture[] {
  const measure = openMeasure();
  const painter = PAINTER.reduce(
    (hash, file) => hash.update(readFileSync(file)),
    createHash('sha256'),
  ).digest('hex');
  // In the order of their drawings, because the painter reuses the lines of one that it has just
  // painted.
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
 * Writes the pictures. Those that were painted before come from a cache, from which goes what no
 * build has used for a month.
 * @param folder of the files that are served
 * @returns how many there are, and how many of them were drawn now
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
    .update(JSON.stringify([layout, row, night, markPath()]))
    .digest('hex');
}

/**
 * A picture of the cache, marked as used now. Nothing where there is none, or where a build was
 * stopped while writing it. Another build may remove it at any time.
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

/** Several builds share a cache, so what this one does not use may be what another one needs. */
function removeUnused(cache: string): void {
  const oldest = Date.now() - UNUSED_FOR;
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < oldest) rmSync(file, { force: true });
  }
}

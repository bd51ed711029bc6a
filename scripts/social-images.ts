import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SocialImage } from '#app/content/social-images.server.ts';
import { night } from '#art/drawing.ts';
import { markPath } from '#art/mark.ts';
import type { Row } from '#art/row.ts';
import { type SocialLayout, socialLayout } from '#art/social/social-layout.ts';
import { socialRow } from '#art/social/social-row.ts';
import { faceFiles, openMeasure, paint } from './social/paint.ts';

/** Survives a new build; `npm ci` takes it away with all that was installed. */
const CACHE = 'node_modules/.cache/miqyas-social';
/** Pictures that are compressed side by side. */
const AT_ONCE = 8;
/** The bytes that every whole PNG ends with, "IEND" among them. */
const LAST_CHUNK = 12;
/** What decides the pixels besides a picture's words and lines. */
const PAINTER = [
  ...Object.values(faceFiles),
  ...['./social/paint.ts', './social/indexed-png.ts', '@napi-rs/canvas/package.json'].map((name) => fileURLToPath(import.meta.resolve(name))),
];

/**
 * Writes the pictures that link previews show. What was drawn before from the same words, lines, faces and code is taken
 * from a cache, and what the cache holds besides is removed.
 * @param folder of the files that are served
 * @returns how many there are, and how many of them were drawn now
 */
export async function writeSocialImages(images: readonly SocialImage[], folder: string, cache = CACHE): Promise<{ all: number; drawn: number }> {
  mkdirSync(cache, { recursive: true });
  const measure = openMeasure();
  const painter = PAINTER.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex');
  const used = new Set<string>();
  let drawn = 0;

  const write = async (image: SocialImage, row: Row): Promise<void> => {
    const layout = socialLayout(image, measure);
    const name = `${keyOf(painter, layout, row)}.png`;
    used.add(name);
    const kept = readWhole(path.join(cache, name));
    if (!kept) drawn++;
    const picture = kept ?? (await paint(layout, row));
    if (!kept) writeFileSync(path.join(cache, name), picture);
    const target = path.join(folder, image.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, picture);
  };
  const tasks = [...Map.groupBy(images, ({ drawing }) => drawing)].flatMap(([drawing, alike]) => {
    const row = socialRow(drawing);
    return alike.map((image) => () => write(image, row));
  });
  for (let first = 0; first < tasks.length; first += AT_ONCE) await Promise.all(tasks.slice(first, first + AT_ONCE).map((task) => task()));

  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name), { force: true });
  return { all: images.length, drawn };
}

function keyOf(painter: string, layout: SocialLayout, row: Row): string {
  return createHash('sha256')
    .update(painter)
    .update(JSON.stringify([layout, row, night, markPath()]))
    .digest('hex');
}

/** A picture of the cache; none where it is not there or a build was ended while writing it. Another build may take it away at any time. */
function readWhole(file: string): Buffer | undefined {
  try {
    const picture = readFileSync(file);
    return picture.includes('IEND', picture.length - LAST_CHUNK) ? picture : undefined;
  } catch {
    return undefined;
  }
}

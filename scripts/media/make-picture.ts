import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureFiles } from '#app/ui/blocks/picture.tsx';
import { PictureError } from '../failures.ts';

/** The widths of the files in pixels: phones, and a text with one or two pixels per point. */
const WIDTHS = [480, 800, 1224];
/** AVIF comes first, because browsers take the first type that they know. */
const FORMATS = [
  { format: 'avif', options: { quality: 55, effort: 4, chromaSubsampling: '4:4:4' } },
  { format: 'webp', options: { quality: 80, effort: 5 } },
] as const;
type Format = (typeof FORMATS)[number];
/** The largest file of each format, in bytes. */
const BUDGETS = { avif: 150_000, webp: 220_000 };
/** Made files. Builds keep this cache, but `npm ci` deletes it. */
const CACHE = 'node_modules/.cache/miqyas-media';

type Write = (name: string, bytes: Uint8Array, ending: string) => string;
type Options = { cache?: string; budgets?: Record<Format['format'], number> };

/**
 * Makes the files of a picture. They contain no metadata, such as the place of a photograph, and
 * are turned upright.
 * @param write stores a file, and returns its path on the site
 * @throws PictureError if the picture is damaged or its files are too large
 */
export async function makePicture(
  original: string,
  write: Write,
  { cache = CACHE, budgets = BUDGETS }: Options = {},
): Promise<PictureFiles> {
  const bytes = readFileSync(original);
  const { name } = path.parse(original);
  const { width, height } = await whole(original, sizeOf(bytes));
  const shown = Math.min(width, WIDTHS.at(-1) ?? width);
  const widths = [...WIDTHS.filter((one) => one < shown), shown];
  const sources: PictureFiles['sources'] = [];
  let src = '';
  for (const format of FORMATS) {
    const paths: string[] = [];
    for (const one of widths) {
      const file = await whole(original, convert(bytes, one, format, cache));
      checkLength(original, file.length, one, { ...format, most: budgets[format.format] });
      src = write(`${name}-${one}`, file, format.format);
      paths.push(`${src} ${one}w`);
    }
    sources.push({ type: `image/${format.format}`, srcSet: paths.join(', ') });
  }
  return { src, width: shown, height: Math.round((shown * height) / width), sources };
}

async function whole<Result>(original: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const received = error instanceof Error ? error.message : String(error);
    throw new PictureError({ file: original, expected: 'a whole picture', received });
  }
}

/** The size of a picture as people see it. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  return (await sharp(bytes).metadata()).autoOrient;
}

async function convert(
  original: Buffer,
  width: number,
  { format, options }: Format,
  cache: string,
): Promise<Buffer> {
  const settings = JSON.stringify([format, options, width, sharp.versions]);
  const key = createHash('sha256').update(settings).update(original).digest('hex');
  const file = path.join(cache, `${key}.${format}`);
  if (existsSync(file)) return readFileSync(file);
  const turned = sharp(original).autoOrient().resize({ width });
  const bytes = await turned.toFormat(format, options).toBuffer();
  mkdirSync(cache, { recursive: true });
  // An interrupted build must not leave a part of a file under this name. Two processes may make
  // the same file.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, bytes);
  renameSync(part, file);
  return bytes;
}

type Limit = { format: string; most: number };

function checkLength(original: string, length: number, width: number, limit: Limit): void {
  const { format, most } = limit;
  if (length <= most) return;
  throw new PictureError({
    file: original,
    expected: `at most ${most} bytes as ${format}, ${width} pixels wide`,
    received: `${length}. A calmer picture, or a smaller part of it, takes less.`,
  });
}

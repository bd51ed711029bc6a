import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|json|data|svg|txt|xml|ics|csv|md|webmanifest)$/;
/**
 * Brotli's qualities that a thousand pages can be given, and which: each takes two to ten times as
 * long as the one before.
 */
const FAST = 9;
const SLOWER = 10;
const BEST = constants.BROTLI_MAX_QUALITY;
/** Read by programs, and there are as many of them as there are pages. */
const FOR_PROGRAMS = /\.md$/;
/**
 * Fetched when the page is there already: the last three hundredths are not worth twice the time.
 */
const NOT_AWAITED = /\.(data|xml|txt)$|^start[\\/]/;
/**
 * Nor is the last hundredth of a page, unless it decides whether the page comes in one round trip
 * (docs/performance.md); bytes.
 */
const ONE_ROUND_TRIP = { from: 13_300, to: 13_800 };
/**
 * So many that those who compress have work while this thread is busy painting; not all at once,
 * behind which the pictures would wait.
 */
const AT_ONCE = 16 * availableParallelism();
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What can be compressed in a folder, as paths in it. */
export function compressibleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    COMPRESSIBLE.test(file),
  );
}

/**
 * Writes each file again beside itself, as .br and .gz, so that no request waits for a compressor.
 */
export async function compressFiles(
  folder: string,
  files = compressibleFiles(folder),
): Promise<void> {
  const left = files.values();
  const compressor = async () => {
    for (const file of left) {
      const target = path.join(folder, file);
      const bytes = readFileSync(target);
      await writeFile(`${target}.br`, await smallEnough(file, bytes));
      await writeFile(`${target}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressor));
}

async function smallEnough(file: string, bytes: Buffer): Promise<Buffer> {
  const compressed = (quality: number) =>
    toBrotli(bytes, { params: parametersFor(bytes.length, quality) });
  if (FOR_PROGRAMS.test(file)) return compressed(FAST);
  if (NOT_AWAITED.test(file)) return compressed(SLOWER);
  if (!file.endsWith('.html')) return compressed(BEST);
  const page = await compressed(SLOWER);
  return page.length < ONE_ROUND_TRIP.from || page.length > ONE_ROUND_TRIP.to
    ? page
    : compressed(BEST);
}

/**
 * The encoder takes memory for its window, by default for 4 MB, which for small files is most of
 * its work.
 */
function parametersFor(length: number, quality: number): Record<number, number> {
  const window = Math.ceil(Math.log2(length + 1)) + 1;
  return {
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
      constants.BROTLI_DEFAULT_WINDOW,
    ),
  };
}

import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Entry } from './manifest.ts';

const COMPRESSIBLE = /^(text\/|image\/svg|application\/([\w.]+\+)?(json|xml))/;
/** Qualities of Brotli. Each quality takes two to ten times as long as the previous quality. */
const QUICK = 6;
const FAST = 9;
const SLOWER = 10;
const BEST = constants.BROTLI_MAX_QUALITY;
/**
 * Pages whose compressed size in bytes is in this range get the best quality, because 1 % less may
 * save a round trip.
 */
const ONE_ROUND_TRIP = { from: 13_300, to: 14_000 };
/** The number of concurrent tasks. With fewer tasks, some compression threads would be idle. */
const AT_ONCE = 16 * availableParallelism();

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export function isCompressible({ type }: Pick<Entry, 'type'>): boolean {
  return COMPRESSIBLE.test(type);
}

/** Compresses a body at build time, when size matters more than speed. */
export async function compress(
  body: Buffer,
  entry: Pick<Entry, 'type' | 'cache' | 'styles'>,
): Promise<{ br: Buffer; gzip: Buffer }> {
  return bothOf(compressBest(body, entry), body);
}

/** Compresses a body when the server starts, while an operator waits. */
export function compressFast(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  return bothOf(brotli(body, FAST), body);
}

async function bothOf(brotlied: Promise<Buffer>, body: Buffer) {
  const [br, gzipped] = await Promise.all([brotlied, gzipBest(body)]);
  return { br, gzip: gzipped };
}

/** Compresses a body in the running server, where speed matters more than size. */
export function compressQuickly(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  return bothOf(quickBrotli(body), body);
}

/** Compresses while a visitor waits. A higher quality takes ten times as long to save 5 %. */
export function quickBrotli(body: Uint8Array): Promise<NonSharedBuffer> {
  return brotli(body, QUICK);
}

/** Compresses with gzip. The build and the server make the same bytes, so ETags stay valid. */
export function gzipBest(body: Buffer): Promise<Buffer> {
  return toGzip(body, { level: constants.Z_BEST_COMPRESSION });
}

export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Compresses with brotli at build time. */
export async function compressBest(
  body: Buffer,
  { type, cache, styles }: Pick<Entry, 'type' | 'cache' | 'styles'>,
): Promise<Buffer> {
  // Markdown files get fast compression, because there are many and only programs read them.
  if (type.startsWith('text/markdown')) return brotli(body, FAST);
  const isWaitedFor = styles !== undefined || (cache === 'immutable' && !type.includes('json'));
  if (!isWaitedFor) return brotli(body, SLOWER);
  if (styles === undefined) return brotli(body, BEST);
  const page = await brotli(body, SLOWER);
  const { from, to } = ONE_ROUND_TRIP;
  return page.length < from || page.length > to ? page : brotli(body, BEST);
}

function brotli(body: Uint8Array, quality: number): Promise<NonSharedBuffer> {
  // The window is as small as the body allows. A default window of 4 MB slows small files down.
  const window = Math.ceil(Math.log2(body.length + 1)) + 1;
  const least = constants.BROTLI_MIN_WINDOW_BITS;
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(window, least),
        constants.BROTLI_DEFAULT_WINDOW,
      ),
    },
  });
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressBest, forEachAtOnce, gzipBest, isCompressible } from './compress.ts';
import type { Encoding, Entry } from './manifest.ts';
import { weighPage } from './page-weight.ts';
import type { SiteFile } from './render-site.ts';

type Unwritten = Omit<Entry, 'encodings'>;
type Compress = (body: Buffer, entry: Unwritten) => Promise<{ br: Buffer; gzip: Buffer }>;

export function writeSiteFiles(folder: string, files: Iterable<SiteFile>): void {
  for (const { entry, body } of files) {
    const target = path.join(folder, entry.file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, body);
  }
}

/**
 * Compresses files and returns their entries. Writes only brotli files, because the server makes
 * gzip on request.
 */
export async function encodeFiles(
  folder: string,
  entries: Iterable<readonly [path: string, entry: Unwritten]>,
  { compress }: { compress?: Compress | undefined } = {},
): Promise<[path: string, entry: Entry][]> {
  const encoded: [string, Entry][] = [];
  await forEachAtOnce(entries, async ([url, entry]) => {
    const file = path.join(folder, entry.file);
    const body = readFileSync(file);
    const encodings: Entry['encodings'] = { identity: describe(body) };
    if (compress && isCompressible(entry)) {
      const { br, gzip } = await compress(body, entry);
      writeFileSync(`${file}.br`, br);
      Object.assign(encodings, { br: describe(br), gzip: describe(gzip) });
    }
    encoded.push([url, { ...entry, encodings }]);
  });
  return encoded;
}

/**
 * Writes the size of each page into the page, and compresses the page.
 * @param loaded the entries of all files that pages load
 * @param before the entries of the previous build
 */
export async function encodePages(
  folder: string,
  pages: Iterable<readonly [path: string, entry: Unwritten]>,
  loaded: Readonly<Record<string, Entry>>,
  before: Readonly<Record<string, Entry>> = {},
): Promise<[path: string, entry: Entry][]> {
  const encoded: [string, Entry][] = [];
  const lengthOf = (url: string) => sentLength(loaded[url]);
  await forEachAtOnce(pages, async ([url, entry]) => {
    const file = path.join(folder, entry.file);
    const rendered = readFileSync(file);
    const { html, compressed } = await weighPage(rendered.toString(), {
      lengthOf,
      compress: (body) => compressBest(body, entry),
      expected: before[url]?.encodings.br?.length,
    });
    const body = Buffer.from(html);
    writeFileSync(file, body);
    writeFileSync(`${file}.br`, compressed);
    const encodings = {
      identity: describe(body),
      br: describe(compressed),
      gzip: describe(await gzipBest(body)),
    };
    encoded.push([url, { ...entry, rendered: describe(rendered).etag, encodings }]);
  });
  return encoded;
}

/** Returns the size of a file as browsers get it. */
export function sentLength(entry?: Pick<Entry, 'encodings'>): number | undefined {
  return (entry?.encodings.br ?? entry?.encodings.identity)?.length;
}

export function describe(bytes: Buffer): NonNullable<Entry['encodings'][Encoding]> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { etag: `"${hash}"`, length: bytes.length };
}

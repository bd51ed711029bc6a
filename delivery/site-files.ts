import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compressQuickly, gzipBest, isCompressible } from './compress.ts';
import { acceptedEncodings } from './content-negotiation.ts';
import { CACHE_CONTROL, type Encoding, type Entry, type Manifest } from './manifest.ts';
import type { SiteFile } from './render-site.ts';
import { describe } from './write-site.ts';

type HeaderSet = Readonly<Record<string, string>>;
export type SecurityHeaders = {
  page: (styles: readonly string[]) => HeaderSet;
  file: HeaderSet;
};

type Body = Buffer | (() => Promise<Buffer>);
type Variant = { body: Body; etag: string; length: number; headers: string[] };
type Served = { isRendered: boolean; variants: Partial<Record<Encoding, Variant>> };

/** The size of the cache for bodies that are converted or read on request, in bytes. */
const DERIVED_CACHE = 4 * 1024 * 1024;
const fromBrotli = promisify(brotliDecompress);

/** Answers requests with the files of a built site. The smallest encodings are in memory. */
export class SiteFiles {
  readonly #files = new Map<string, Served>();
  readonly #folder: string;
  readonly #headers: SecurityHeaders;
  #isStale = false;
  readonly #derived = new LRUCache<() => Promise<Buffer>, Buffer>({
    maxSize: DERIVED_CACHE,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (derive) => derive(),
    // Return a body even if the cache evicts the entry before the body is complete.
    ignoreFetchAbort: true,
  });

  constructor(folder: string, { entries }: Pick<Manifest, 'entries'>, headers: SecurityHeaders) {
    this.#folder = folder;
    this.#headers = headers;
    for (const [url, entry] of Object.entries(entries)) this.#files.set(url, this.#load(entry));
  }

  get size(): number {
    return this.#files.size;
  }

  has(pathname: string): boolean {
    return this.#files.has(pathname);
  }

  rendered(): string[] {
    return [...this.#files].filter(([, { isRendered }]) => isRendered).map(([url]) => url);
  }

  /** While the files are stale, the application answers requests for rendered pages. */
  setStale(isOn: boolean): void {
    this.#isStale = isOn;
  }

  remove(url: string): void {
    this.#files.delete(url);
  }

  async replace(url: string, { body, entry }: SiteFile): Promise<void> {
    const identity = Buffer.from(body);
    const { br, gzip } = isCompressible(entry) ? await compressQuickly(identity) : {};
    const encodings = {
      identity: describe(identity),
      ...(br ? { br: describe(br) } : {}),
      ...(gzip ? { gzip: describe(gzip) } : {}),
    };
    this.#files.set(url, this.#serve({ ...entry, encodings }, br ?? identity));
  }

  /**
   * Answers with a file if there is one.
   * @param url the path, with the query if the page depends on the query
   * @returns false if the application must answer
   */
  answer(request: IncomingMessage, response: ServerResponse, url: string): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const file = this.#files.get(url);
    if (!file || (this.#isStale && file.isRendered)) return false;
    const variant = bestOf(file, request.headers['accept-encoding']);
    const { body, etag, length, headers } = variant;
    if (isKnown(etag, request.headers['if-none-match'])) response.writeHead(304, headers).end();
    else if (request.method === 'HEAD') send(response, variant, length);
    else if (typeof body !== 'function') send(response, variant, length, body);
    else {
      this.#derived.forceFetch(body).then(
        (made) => send(response, variant, made.length, made),
        // A file on the disk may be missing while another build writes to the same folder.
        () => response.writeHead(503, { ...this.#headers.file }).end(),
      );
    }
    return true;
  }

  #load(entry: Entry): Served {
    const file = path.join(this.#folder, entry.file);
    if (entry.isOnDisk) return this.#serve(entry, () => readFile(file));
    return this.#serve(entry, readFileSync(entry.encodings.br ? `${file}.br` : file));
  }

  /** @param smallest the smallest encoding of the body. Other encodings are made on request. */
  #serve(entry: Entry, smallest: Body): Served {
    const headers = Object.entries(this.#headersOf(entry)).flat();
    const br = entry.encodings.br && (smallest as Buffer);
    const plain = br ? () => fromBrotli(br) : smallest;
    const bodies: Record<Encoding, Body> = {
      identity: plain,
      br: smallest,
      gzip: async () => gzipBest(typeof plain === 'function' ? await plain() : plain),
    };
    const variants = Object.entries(entry.encodings).map(([name, { etag, length }]) => {
      const encoding = name as Encoding;
      const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
      const variant: Variant = {
        body: bodies[encoding],
        etag,
        length,
        headers: [...headers, 'ETag', etag, ...coding],
      };
      return [encoding, variant];
    });
    return { isRendered: entry.isRendered ?? false, variants: Object.fromEntries(variants) };
  }

  #headersOf({ type, cache, styles, robots, isShared, headers = {} }: Entry): HeaderSet {
    return {
      ...(styles ? this.#headers.page(styles) : this.#headers.file),
      ...(isShared ? SHARED : {}),
      ...(robots === undefined ? {} : { 'X-Robots-Tag': robots }),
      ...headers,
      'Content-Type': type,
      'Cache-Control': CACHE_CONTROL[cache],
      Vary: 'Accept-Encoding',
    };
  }
}

const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

function bestOf({ variants }: Served, accepted: string | undefined): Variant {
  for (const encoding of acceptedEncodings(accepted)) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity as Variant;
}

function send(response: ServerResponse, { headers }: Variant, length: number, body?: Buffer): void {
  response.writeHead(200, [...headers, 'Content-Length', String(length)]).end(body);
}

/** Returns whether the client has this version. Proxies that compress answers make ETags weak. */
function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined || known === etag) return known !== undefined;
  return known
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compressQuickly, gzipBest, isCompressible, quickBrotli } from './compress.ts';
import { acceptedEncodings } from './content-negotiation.ts';
import { CACHE_CONTROL, type Encoding, type Entry, type Manifest } from './manifest.ts';
import { weighPage } from './page-weight.ts';
import type { SiteFile } from './render-site.ts';
import { sendPart } from './send-part.ts';
import { describe, sentLength } from './write-site.ts';

type HeaderSet = Readonly<Record<string, string>>;
export type SecurityHeaders = {
  page: (styles: readonly string[]) => HeaderSet;
  file: HeaderSet;
};

type Layer = { folder: string; manifest: Pick<Manifest, 'entries'> };
type Body = Buffer | (() => Promise<Buffer>);
type Served = Pick<Entry, 'encodings' | 'rendered'> & {
  isRendered: boolean;
  headers: string[];
  /** The path of a file that is sent in parts, and is never in memory. */
  filePath?: string;
  bodies: Record<Encoding, Body>;
};

/** The server reads about this many bytes of files into memory when it starts. */
const READ_AT_START = 16 * 1024 * 1024;
/** The maximum bytes in the cache for bodies that are read or converted on request. */
const DERIVED_CACHE = 4 * 1024 * 1024;
const fromBrotli = promisify(brotliDecompress);

/** Answers requests with the files of a built site, from memory or from the disk. */
export class SiteFiles {
  readonly #files = new Map<string, Served>();
  readonly #headers: SecurityHeaders;
  #isStale = false;
  #bytesRead = 0;
  readonly #derived = new LRUCache<() => Promise<Buffer>, Buffer>({
    maxSize: DERIVED_CACHE,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (derive) => derive(),
    // If the cache evicts an entry while its body is being made, the caller still needs the body.
    ignoreFetchAbort: true,
  });

  /** @param layers folders with their files. Later layers replace files of earlier layers. */
  constructor(layers: readonly Layer[], headers: SecurityHeaders) {
    this.#headers = headers;
    for (const { folder, manifest } of layers)
      for (const [url, entry] of Object.entries(manifest.entries))
        this.#files.set(url, this.#load(folder, entry));
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

  /** While the files are stale, the application renders pages for each request. */
  setStale(isOn: boolean): void {
    this.#isStale = isOn;
  }

  remove(url: string): void {
    this.#files.delete(url);
  }

  async replace(url: string, { body, entry }: SiteFile): Promise<void> {
    const rendered = describe(Buffer.from(body)).etag;
    const known = this.#files.get(url);
    if ((known?.rendered ?? known?.encodings.identity?.etag) === rendered) return;
    const identity = Buffer.from(entry.styles ? await this.#weighed(body) : body);
    const { br, gzip } = isCompressible(entry) ? await compressQuickly(identity) : {};
    const encodings = {
      identity: describe(identity),
      ...(br ? { br: describe(br) } : {}),
      ...(gzip ? { gzip: describe(gzip) } : {}),
    };
    this.#files.set(url, this.#serve({ ...entry, rendered, encodings }, br ?? identity));
  }

  async #weighed(html: string): Promise<string> {
    const lengthOf = (url: string) => sentLength(this.#files.get(url));
    return (await weighPage(html, { lengthOf, compress: quickBrotli })).html;
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
    const encoding = bestOf(file, request.headers['accept-encoding']);
    const { etag = '', length = 0 } = file.encodings[encoding] ?? {};
    const body = file.bodies[encoding];
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const headers = [...file.headers, 'ETag', etag, ...coding];
    if (isKnown(etag, request.headers['if-none-match'])) response.writeHead(304, headers).end();
    else if (file.filePath)
      sendPart(request, response, { filePath: file.filePath, headers, etag, length }).catch(() =>
        this.#fail(response),
      );
    else if (request.method === 'HEAD') send(response, headers, length);
    else if (typeof body !== 'function') send(response, headers, length, body);
    else {
      this.#derived.forceFetch(body).then(
        (made) => send(response, headers, made.length, made),
        () => this.#fail(response),
      );
    }
    return true;
  }

  /** A file on the disk may be missing while another build writes to the same folder. */
  #fail(response: ServerResponse): void {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { ...this.#headers.file }).end();
  }

  #load(folder: string, entry: Entry): Served {
    const file = path.join(folder, entry.encodings.br ? `${entry.file}.br` : entry.file);
    if (entry.type.startsWith('video/'))
      return { ...this.#serve(entry, () => readFile(file)), filePath: file };
    if (entry.isOnDisk || this.#bytesRead >= READ_AT_START)
      return this.#serve(entry, () => readFile(file));
    const body = readFileSync(file);
    this.#bytesRead += body.length;
    return this.#serve(entry, body);
  }

  /** @param smallest the smallest encoding of the body, from which the others are made */
  #serve(entry: Entry, smallest: Body): Served {
    const { isRendered = false, encodings, rendered } = entry;
    const plain = encodings.br ? async () => fromBrotli(await read(smallest)) : smallest;
    const gzip = async () => gzipBest(await read(plain));
    return {
      isRendered,
      encodings,
      ...(rendered === undefined ? {} : { rendered }),
      headers: Object.entries(this.#headersOf(entry)).flat(),
      bodies: { identity: plain, br: smallest, gzip },
    };
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

async function read(body: Body): Promise<Buffer> {
  return typeof body === 'function' ? body() : body;
}

function bestOf({ encodings }: Served, accepted: string | undefined): Encoding {
  return acceptedEncodings(accepted).find((encoding) => encodings[encoding]) ?? 'identity';
}

function send(response: ServerResponse, headers: string[], length: number, body?: Buffer): void {
  response.writeHead(200, [...headers, 'Content-Length', String(length)]).end(body);
}

/** Returns true if the client has this version. A proxy may have made the ETag weak. */
function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined || known === etag) return known !== undefined;
  return known
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, constants, gzip as gzipBuffer } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { robotsOf } from '#app/seo/robots-of.ts';
import { toBrotli } from './brotli.ts';
import { refuse } from './client-errors.ts';
import { acceptedEncodings, type Encoding } from './content-negotiation.ts';
import { addressOf, fileOf } from './file-names.ts';
import { KEPT_SHORTLY } from './kept-shortly.ts';
import { pageLinkHeaders } from './page-link-headers.ts';
import type { HeaderSet } from './security-headers.ts';

/** By a file's ending, or by its name where that says more. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  // React Router's own encoding of loader data; as text it can be read, as a page it can do
  // nothing.
  '.data': 'text/x-script; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ics': 'text/calendar; charset=utf-8',
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  'opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const fromBrotli = promisify(brotliDecompress);
const gzipped = promisify(gzipBuffer);
/**
 * As the build does, so that a page that was compressed then and one that is compressed now are the
 * same bytes.
 */
const toGzip = (body: Buffer) => gzipped(body, { level: constants.Z_BEST_COMPRESSION });
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * Pages may change with every publication: ask each time, and mostly be told that they have not.
 */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/**
 * Names that change with the file's content: the bundler's, and ours with eight hex digits before
 * the ending.
 */
const HASHED = /^\/assets\/|\.[0-9a-f]{8}\.\w+$/;

/**
 * What the application rendered when the site was built, and would render anew: pages, their data,
 * calendars, feeds, the sitemap, the list for language models. The Markdown of pages is known by
 * the page that it names.
 */
const RENDERED = /\.(html|data|ics)$|\/(sitemap\.xml|llms\.txt|feed\.(xml|json))$/;

/**
 * The pictures of link previews: most of all bytes, and asked for by few. They stay on the disk.
 */
const ON_DISK = /^\/social\//;
/**
 * Size of the cache of decompressed bodies and of files read from the disk, in bytes.
 */
const ROOM_FOR_DERIVED = 4 * 1024 * 1024;

/** What a body is made of when it is asked for, where it is not held. */
type Body = Buffer | (() => Promise<Buffer>);
type Variant = { body: Body; etag: string; length: number; headers: string[] };
type StaticFile = Partial<Record<Encoding, Variant>> & { identity: Variant; isRendered: boolean };

export type StaticFiles = {
  /** Answers a GET or HEAD for a file that is held. @returns whether it did */
  answer: (request: IncomingMessage, response: ServerResponse, address: string) => boolean;
  /** Whether there is a file at exactly this address, held back or not. */
  holds: (pathname: string) => boolean;
  size: number;
  /** The addresses of what the application rendered. */
  rendered: () => string[];
  /** While this is on, what the application rendered is not answered from here. */
  holdBack: (isOn: boolean) => void;
  /** Puts in place what the application renders now, or takes away what is no more. */
  replace: (address: string, body: Buffer | undefined) => Promise<void>;
};

/**
 * Holds a folder of built files in memory, each as small as it was made: pages, their data, assets.
 * What the few clients want that take no brotli is made of that for them.
 * @param headers the security headers of pages and of everything else
 */
export function loadStaticFiles(folder: string, headers: PageAndFileHeaders): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(name.parentPath, name.name);
    if (!name.isFile() || /\.(br|gz)$/.test(file)) continue;
    const address = addressOf(path.relative(folder, file));
    const onDisk = ON_DISK.test(address) ? file : undefined;
    const [br, gzip] = [`${file}.br`, `${file}.gz`].map((copy) =>
      existsSync(copy) ? copy : undefined,
    );
    // What is made of the smallest copy when it is asked for need not stay.
    const bodies = {
      identity: readFileSync(file),
      br: br === undefined ? br : readFileSync(br),
      gzip: gzip === undefined ? gzip : readFileSync(gzip),
    };
    files.set(address, variantsOf(address, path.basename(file), bodies, headers, onDisk));
  }
  const derived = new LRUCache<() => Promise<Buffer>, Buffer>({
    maxSize: ROOM_FOR_DERIVED,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (derive) => derive(),
    // Return the body even if the cache evicts it while it is made.
    ignoreFetchAbort: true,
  });
  let isHeldBack = false;
  return {
    size: files.size,
    rendered: () =>
      [...files].filter(([, { isRendered }]) => isRendered).map(([address]) => address),
    holdBack: (isOn) => {
      isHeldBack = isOn;
    },
    replace: async (address, body) => {
      if (!body) return void files.delete(address);
      const [br, gzip] = await Promise.all([toBrotli(body), toGzip(body)]);
      files.set(
        address,
        variantsOf(address, path.basename(fileOf(address)), { identity: body, br, gzip }, headers),
      );
    },
    holds: (pathname) => files.has(pathname),
    answer: (request, response, address) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const file = files.get(address);
      if (!file || (isHeldBack && file.isRendered)) return false;
      const variant = bestOf(file, request.headers['accept-encoding']);
      const { body, etag, length } = variant;
      if (isKnown(etag, request.headers['if-none-match']))
        response.writeHead(304, variant.headers).end();
      else if (request.method === 'HEAD') send(response, variant, length);
      else if (typeof body !== 'function') send(response, variant, length, body);
      else {
        derived.forceFetch(body).then(
          (made) => send(response, variant, made.length, made),
          // Only what is on the disk can be missing: another build is under way in the same folder.
          () => refuse(response, 503, headers.file),
        );
      }
      return true;
    },
  };
}

/** A page's headers depend on the styles that stand in it. */
type PageAndFileHeaders = { page: (html: string) => HeaderSet; file: HeaderSet };
type Bodies = { identity: Buffer; br: Buffer | undefined; gzip: Buffer | undefined };

/** @param name the file's, by which its type is known */
function variantsOf(
  address: string,
  name: string,
  { identity, br, gzip }: Bodies,
  headers: PageAndFileHeaders,
  onDisk?: string,
): StaticFile {
  const extension = path.extname(name);
  const pageLink = extension === '.md' ? pageLinkHeaders(identity.toString()) : {};
  const common = {
    ...(extension === '.html' ? headers.page(identity.toString()) : headers.file),
    ...(SHARED_FOLDERS.test(address) ? SHARED : {}),
    ...robotsFor(name, identity),
    ...pageLink,
    'Content-Type': TYPES[name] ?? TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(address)
      ? IMMUTABLE
      : extension === '.data'
        ? KEPT_SHORTLY
        : REVALIDATE,
    Vary: 'Accept-Encoding',
  };
  const pairs = Object.entries(common).flat();
  const variant = (bytes: Buffer, encoding: Encoding, body: Body = bytes): Variant => {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return {
      body,
      etag,
      length: bytes.length,
      headers: [
        ...pairs,
        'ETag',
        etag,
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ],
    };
  };
  const plain = br ? () => fromBrotli(br) : onDisk ? () => readFile(onDisk) : identity;
  return {
    identity: variant(identity, 'identity', plain),
    ...(br ? { br: variant(br, 'br') } : {}),
    ...(br && gzip
      ? { gzip: variant(gzip, 'gzip', async () => toGzip(await fromBrotli(br))) }
      : {}),
    isRendered: RENDERED.test(`/${name}`) || 'Link' in pageLink,
  };
}

/**
 * What search engines may do: with a page what it says itself; what scripts read they should not
 * list.
 */
function robotsFor(name: string, body: Buffer): HeaderSet {
  if (name.endsWith('.html')) return { 'X-Robots-Tag': robotsOf(body.toString()) };
  return /\.(data|json)$/.test(name) && name !== 'feed.json' ? { 'X-Robots-Tag': 'noindex' } : {};
}

/**
 * A host for pictures and fonts may be another origin that fetches them from here, or a copy of
 * this server; previews show theirs anywhere.
 */
const SHARED_FOLDERS = /^\/(fonts|art|social)\//;
const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

function bestOf(file: StaticFile, accepted: string | undefined): Variant {
  for (const encoding of acceptedEncodings(accepted)) {
    const variant = file[encoding];
    if (variant) return variant;
  }
  return file.identity;
}

function send(response: ServerResponse, { headers }: Variant, length: number, body?: Buffer): void {
  response.writeHead(200, [...headers, 'Content-Length', String(length)]).end(body);
}

/** Whether the client has this already. A proxy that compresses anew has made the tag weak. */
function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined || known === etag) return known !== undefined;
  return known
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

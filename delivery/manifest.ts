export type Encoding = 'identity' | 'br' | 'gzip';

/** The rules for sending one file. The code that makes a file also makes its entry. */
export type Entry = {
  /** The path of the file within the folder of built files. */
  file: string;
  type: string;
  cache: CachePolicy;
  /** True if the application renders the file again when the content changes. */
  isRendered?: true;
  /**
   * The ETag of the page before its size was written into the page. A different ETag means that the
   * page has changed.
   */
  rendered?: string;
  /** Hashes of inline styles for the content security policy. Only pages have this property. */
  styles?: string[];
  robots?: string;
  /** True if pages of other origins may show the file. */
  isShared?: true;
  /** True if the file is read from the disk for each request, because it is rarely requested. */
  isOnDisk?: true;
  headers?: Record<string, string>;
  /** The ETag and the length, in bytes, of the file in each encoding. */
  encodings: Partial<Record<Encoding, { etag: string; length: number }>>;
};

/**
 * The files that the server sends without the application. A key of `entries` is a path, with the
 * query if the page depends on the query.
 */
export type Manifest = {
  renderedAt: number;
  /** The settings that the pages contain, by name. */
  builtWith: Readonly<Record<string, string | undefined>>;
  scripts: string[];
  entries: Record<string, Entry>;
};

export const MANIFEST = 'build/manifest.json';

type CachePolicy = keyof typeof CACHE_CONTROL;

export const CACHE_CONTROL = {
  /** For files with a hash of the content in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** For files that may change with every release. Most requests of browsers get a 304. */
  revalidate: 'public, max-age=0, must-revalidate',
  /**
   * For loader data that a browser prefetches. With `max-age=0`, Chromium would fetch the data
   * twice. 30 seconds leave enough time to click the link, and new content still appears soon.
   */
  prefetch: 'public, max-age=30, s-maxage=0, must-revalidate',
} as const;

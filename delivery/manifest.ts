export type Encoding = 'identity' | 'br' | 'gzip';

/** What the server knows about one file. */
export type Entry = {
  file: string;
  type: string;
  cache: CachePolicy;
  isRendered?: true;
  /**
   * The ETag of a page before `encodePages` writes the page's size into the page. The server
   * compares a new rendering with this ETag.
   */
  rendered?: string;
  /** Hashes of inline styles for the content security policy. Only pages have this property. */
  styles?: string[];
  robots?: string;
  isShared?: true;
  /** True if the file is read from the disk for each request, because it is rarely requested. */
  isOnDisk?: true;
  headers?: Record<string, string>;
  encodings: Partial<Record<Encoding, { etag: string; length: number }>>;
};

/**
 * The files that the server sends without the application, by path. The path includes the query if
 * the page reads it.
 */
export type Manifest = {
  renderedAt: number;
  builtWith: Readonly<Record<string, string | undefined>>;
  scripts: string[];
  entries: Record<string, Entry>;
};

export const MANIFEST = 'build/manifest.json';

type CachePolicy = keyof typeof CACHE_CONTROL;

export const CACHE_CONTROL = {
  /** For files with a hash of the content in their name. */
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
  /** For prefetched loader data. With `max-age=0`, Chromium would fetch the data twice. */
  prefetch: 'public, max-age=30, s-maxage=0, must-revalidate',
} as const;

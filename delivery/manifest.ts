export type Encoding = 'identity' | 'br' | 'gzip';

/** How a file is served. The code that makes the file decides this; its name does not matter. */
export type Entry = {
  /** Path below the folder of built files */
  file: string;
  type: string;
  cache: CachePolicy;
  /** The application renders the file again when the content changes by itself */
  isRendered?: true;
  /** Hashes of a page's inline styles for its content security policy. Only pages have them. */
  styles?: string[];
  robots?: string;
  /** Pages of other origins may show it. */
  isShared?: true;
  /** The file is requested so rarely that it is read from the disk each time. */
  isOnDisk?: true;
  headers?: Record<string, string>;
  /** The ETag of each encoding, and its length in bytes */
  encodings: Partial<Record<Encoding, { etag: string; length: number }>>;
};

/** All files that the server answers without the application, by path and query */
export type Manifest = {
  renderedAt: number;
  /** Settings that the pages contain, by name. One that is not set is left out. */
  builtWith: Partial<Record<string, string>>;
  scripts: string[];
  entries: Record<string, Entry>;
};

export const MANIFEST = 'build/manifest.json';

type CachePolicy = keyof typeof CACHE_CONTROL;

export const CACHE_CONTROL = {
  /** For files whose name changes with their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** For files that may change with every release. Browsers ask each time, mostly to get a 304. */
  revalidate: 'public, max-age=0, must-revalidate',
  /**
   * How long a browser may reuse prefetched loader data: long enough to click, short enough not to
   * miss a publication. With `max-age=0` Chromium fetches it twice.
   */
  prefetch: 'public, max-age=30, s-maxage=0, must-revalidate',
} as const;

export type Encoding = 'identity' | 'br' | 'gzip';

/** How the server sends a file. The code that makes the file decides this. */
export type Entry = {
  /** The path of the file within the folder of built files. */
  file: string;
  type: string;
  cache: CachePolicy;
  /**
   * The application renders the file again when the content changes, for example when a role
   * closes.
   */
  isRendered?: true;
  /** Hashes of inline styles for the content security policy. Only pages have this property. */
  styles?: string[];
  robots?: string;
  /** Pages of other origins may show the file. */
  isShared?: true;
  /** The file is requested so rarely that it is read from the disk each time. */
  isOnDisk?: true;
  headers?: Record<string, string>;
  /** The ETag and the length, in bytes, of the file in each encoding. */
  encodings: Partial<Record<Encoding, { etag: string; length: number }>>;
};

/** All files that the server sends without the application, by path and query. */
export type Manifest = {
  renderedAt: number;
  /** Settings that the pages contain, by name. Unset settings are left out. */
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
   * For loader data that a browser prefetches. With `max-age=0`, Chromium would fetch the data
   * twice. A visitor may click within 30 seconds, and still sees a new publication soon.
   */
  prefetch: 'public, max-age=30, s-maxage=0, must-revalidate',
} as const;

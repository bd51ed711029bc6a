/** The encodings of a body that are written and served. */
export type Encoding = 'identity' | 'br' | 'gzip';

/** How a file is served: decided when it is made, never guessed from its name. */
export type Entry = {
  /** Path below the folder of built files. */
  file: string;
  /** Its Content-Type. */
  type: string;
  cache: CachePolicy;
  /** The application rendered it, and renders it again when the content changes by itself. */
  isRendered?: true;
  /** Hashes of a page's inline styles, for its policy. Only pages have them. */
  styles?: string[];
  /** X-Robots-Tag. */
  robots?: string;
  /** Pages of other origins may show it. */
  isShared?: true;
  /** It is asked for so rarely that it is read from the disk each time. */
  isOnDisk?: true;
  /** Further headers of its own. */
  headers?: Record<string, string>;
  /** Tag and length, in bytes, of each encoding. */
  encodings: Partial<Record<Encoding, { etag: string; length: number }>>;
};

/** Everything that the server answers without asking the application, by its path and query. */
export type Manifest = {
  /** When the pages were rendered. */
  renderedAt: number;
  /** Hashes of the inline scripts, of which every page has some. */
  scripts: string[];
  entries: Record<string, Entry>;
};

export const MANIFEST = 'build/manifest.json';

type CachePolicy = keyof typeof CACHE_CONTROL;

export const CACHE_CONTROL = {
  /** Its name changes with its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** It may change with every publication. Browsers ask each time, mostly to get a 304. */
  revalidate: 'public, max-age=0, must-revalidate',
  /**
   * How long a browser may reuse prefetched loader data. Long enough to click, short enough not to
   * miss a publication. With `max-age=0` Chromium fetches it twice.
   */
  prefetch: 'public, max-age=30, s-maxage=0, must-revalidate',
} as const;

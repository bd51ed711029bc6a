import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { MANIFEST, type Manifest } from '#delivery/manifest.ts';
import { type SecurityHeaders, SiteFiles } from '#delivery/site-files.ts';
import type { Settings } from './env.ts';

/** Matches paths in the folders whose files have a hash of the content in their names. */
const HASHED = /^\/(art|assets|fonts|start|styles)\//;
/** Milliseconds until the folders of the releases are listed again. */
const PAUSE = 1000;

type Options = {
  settings: Pick<Settings, 'RELEASES_DIR' | 'DATA_DIR'>;
  headers: SecurityHeaders;
};

/**
 * Serves hashed files of other releases. During an update, a page of one release may request a file
 * from a process of another release.
 */
export class OtherReleases {
  readonly #options: Options;
  #known = new Map<string, SiteFiles>();
  #listedAt = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns false if no release has the file */
  answer(request: IncomingMessage, response: ServerResponse, url: string): boolean {
    if (!HASHED.test(url)) return false;
    const answers = () =>
      [...this.#known.values()].some((one) => one.answer(request, response, url));
    return answers() || (this.#list() && answers());
  }

  /** @returns false if the folders were listed a moment ago */
  #list(): boolean {
    const now = performance.now();
    if (now - this.#listedAt < PAUSE) return false;
    this.#listedAt = now;
    const { settings, headers } = this.#options;
    const found = placesOf(settings).filter(({ manifest }) => existsSync(manifest));
    this.#known = new Map(
      found.flatMap(({ manifest, folder }) => {
        const files = this.#known.get(manifest) ?? readHashed(manifest, folder, headers);
        return files ? [[manifest, files]] : [];
      }),
    );
    return true;
  }
}

type Place = { manifest: string; folder: string };

function placesOf({ RELEASES_DIR, DATA_DIR }: Options['settings']): Place[] {
  const releases = RELEASES_DIR ? subfolders(RELEASES_DIR) : [];
  return [
    ...releases.map((release) => ({
      manifest: path.join(release, MANIFEST),
      folder: path.join(release, 'build/client'),
    })),
    ...subfolders(path.join(DATA_DIR, 'pages')).map((folder) => ({
      manifest: path.join(folder, 'manifest.json'),
      folder,
    })),
  ];
}

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

/** Returns undefined if the manifest is incomplete, because the release is still being copied. */
function readHashed(file: string, folder: string, headers: SecurityHeaders): SiteFiles | undefined {
  try {
    const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const hashed = Object.entries(entries)
      .filter(([, { cache }]) => cache === 'immutable')
      .map(([url, entry]) => [url, { ...entry, isOnDisk: true as const }] as const);
    return new SiteFiles([{ folder, manifest: { entries: Object.fromEntries(hashed) } }], headers);
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { scriptHashes } from '#delivery/inline-policy.ts';
import type { Manifest } from '#delivery/manifest.ts';
import { isPage, renderPaths, siteFiles } from '#delivery/render-site.ts';
import { writeRendered } from '#delivery/write-rendered.ts';
import type * as App from './app.ts';
import { pageSettings, type Settings } from './env.ts';
import { makeFolder } from './make-folder.ts';
import { StartError } from './start-error.ts';

/** How many sets of pages stay in DATA_DIR. After a rollback, the old release finds its pages. */
const SETS_KEPT = 3;
const MANIFEST = 'manifest.json';

export type Layer = { folder: string; manifest: Manifest };

type Options = {
  settings: Settings;
  built: Layer;
  app: Pick<typeof App, 'pathsAhead' | 'renderAhead'>;
  log: Pick<Logger, 'info'>;
};

/**
 * Returns the layers of files to serve. If settings differ from those of the build, a second layer
 * has pages with the current settings.
 * @throws StartError if a page cannot be rendered or written
 */
export async function siteForSettings({ settings, built, app, log }: Options): Promise<Layer[]> {
  const now = pageSettings(settings);
  const { builtWith, entries } = built.manifest;
  const names = Object.keys(now) as (keyof typeof now)[];
  if (names.every((name) => now[name] === builtWith[name])) return [built];

  const sets = path.join(settings.DATA_DIR, 'pages');
  const folder = path.join(sets, keyOf(built.manifest, now));
  const started = Date.now();
  let manifest: Manifest;
  try {
    if (!existsSync(folder)) {
      makeFolder(sets);
      log.info('rendering the pages for the current settings');
      await writePages(folder, built.manifest, app, now);
      removeOldSets(sets);
      log.info({ ms: Date.now() - started }, 'rendered the pages for the current settings');
    }
    manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch (error) {
    // Only errors of the file system have a system call. Others keep their stack.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new StartError(`The pages in ${sets} (DATA_DIR) cannot be used: ${error.message}.`);
  }
  const isStatic = ([url]: [string, unknown]) => !entries[url]?.isRendered;
  const kept = Object.fromEntries(Object.entries(entries).filter(isStatic));
  return [
    { ...built, manifest: { ...built.manifest, entries: kept } },
    { folder, manifest },
  ];
}

function keyOf({ renderedAt, entries }: Manifest, settings: object): string {
  const parts = JSON.stringify([renderedAt, entries, settings]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}

async function writePages(
  folder: string,
  { entries: built }: Manifest,
  { pathsAhead, renderAhead }: Options['app'],
  builtWith: Manifest['builtWith'],
): Promise<void> {
  const renderedAt = Date.now();
  const { rendered, missing } = await renderPaths(pathsAhead(), renderAhead);
  if (missing.length > 0)
    throw new StartError(`The application has no content for ${missing.join(', ')}.`);
  const unfinished = mkdtempSync(`${folder}-`);
  const entries = await writeRendered(unfinished, siteFiles(rendered), built);
  const scripts = scriptHashes(rendered.filter(isPage));
  const manifest = { renderedAt, builtWith, scripts, entries } satisfies Manifest;
  writeFileSync(path.join(unfinished, MANIFEST), JSON.stringify(manifest));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have written the same pages at the same time.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function removeOldSets(sets: string): void {
  const changedAt = (set: string) => statSync(set, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newestFirst = readdirSync(sets)
    .map((name) => path.join(sets, name))
    .sort((one, other) => changedAt(other) - changedAt(one));
  for (const set of newestFirst.slice(SETS_KEPT)) rmSync(set, { recursive: true, force: true });
}

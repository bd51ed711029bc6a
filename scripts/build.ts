import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compress } from '#delivery/compress.ts';
import { scriptHashes } from '#delivery/inline-policy.ts';
import { MANIFEST, type Manifest } from '#delivery/manifest.ts';
import { publicEntry } from '#delivery/public-files.ts';
import { isPage, type RenderedPath, renderPaths, siteFiles } from '#delivery/render-site.ts';
import { encodeFiles, encodePages, writeSiteFiles } from '#delivery/write-site.ts';
import { languages } from '../content/languages.ts';
import type * as App from '../server/app.ts';
import { pageSettings, readSettings } from '../server/env.ts';
import { buildInputs } from './build-inputs.ts';
import { buildStamp } from './build-stamp.ts';
import { bundle } from './bundle.ts';
import { BuildError, UsageError } from './failures.ts';
import { filesIn } from './files-in.ts';
import { generate, generateIfNeeded } from './generate.ts';
import { nameRelease, UNNAMED_RELEASE } from './name-release.ts';
import { type PlannedPicture, planSocialImages, writeSocialImages } from './social-images.ts';
import { tellFailure } from './tell-failure.ts';

const STAMP = 'build/stamp';
const CLIENT = 'build/client';
const SEARCH = 'build/search';
const PAGES_ONLY = '--pages-only';
const IF_NEEDED = '--if-needed';

type BuildOptions = {
  /** Leaves out compressed copies and preview pictures, which page tests do not need. */
  pagesOnly?: boolean;
  reuseGenerated?: boolean;
};

export async function build({
  pagesOnly = false,
  reuseGenerated = false,
}: BuildOptions = {}): Promise<void> {
  const settings = pageSettings(readSettings());
  const stamp = buildStamp();
  rmSync(STAMP, { force: true });
  const { timed, times } = stopwatch();
  await timed('content, drawings, fonts', () =>
    (reuseGenerated ? generateIfNeeded : generate)(stamp),
  );
  await timed('bundles', runReactRouter);
  await timed('server', () => bundle('server/main.ts', 'build/server/main.js'));
  const renderedAt = Date.now();
  const app = await builtApplication(renderedAt);
  app.setSiteSettings(settings);
  const rendered = await timed('pages', () => renderAll(app));
  await timed('search index', () => writeSearchIndexes(app));
  const pictures = planSocialImages(app.socialImages());
  const named = await timed('release', () => nameAll(rendered, pictures));
  const files = await timed('styles', () => siteFiles(named));
  writeSiteFiles(CLIENT, files.values());
  const renderedFiles = new Set(Array.from(files.values(), ({ entry }) => entry.file));
  const others = filesIn(CLIENT).filter((file) => !renderedFiles.has(file));
  const scripts = scriptHashes(named.filter(isPage));
  const entries = await timed('compression and pictures', async () => {
    const unwritten = [...files].map(([url, { entry }]) => [url, entry] as const);
    // With `pagesOnly`, pages are not compressed, so they cannot show their sizes.
    const isWeighed = ([, entry]: (typeof unwritten)[number]) =>
      !pagesOnly && entry.styles !== undefined;
    const generated = others.map((file) => [`/${file}`, publicEntry(file)] as const);
    // Scripts and fonts come first, because the server reads files into memory up to a limit.
    const loaded = [...generated, ...unwritten.filter((file) => !isWeighed(file))];
    const encoded = await encodeFiles(CLIENT, loaded, {
      compress: pagesOnly ? undefined : compress,
    });
    const pages = encodePages(
      CLIENT,
      unwritten.filter(isWeighed),
      Object.fromEntries(encoded),
      entriesBefore(),
    );
    const drawn = pagesOnly ? [] : await drawSocialImages(pictures);
    const social = await encodeFiles(CLIENT, drawn);
    return Object.fromEntries([...encoded, ...(await pages), ...social]);
  });
  const manifest = { renderedAt, builtWith: settings, scripts, entries } satisfies Manifest;
  writeFileSync(MANIFEST, JSON.stringify(manifest));
  writeFileSync('build/times.json', JSON.stringify(times));
  writeFileSync(STAMP, pagesOnly ? `${stamp} ${PAGES_ONLY}` : stamp);
}

function entriesBefore(): Manifest['entries'] {
  if (!existsSync(MANIFEST)) return {};
  return (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest).entries;
}

async function renderAll({ pathsAhead, renderAhead }: typeof App): Promise<RenderedPath[]> {
  const { rendered, missing } = await renderPaths(pathsAhead(), renderAhead);
  if (missing.length > 0)
    throw new BuildError(`The application has no content for ${missing.join(', ')}.`);
  return rendered;
}

function nameAll(
  rendered: readonly RenderedPath[],
  pictures: readonly PlannedPicture[],
): RenderedPath[] {
  const bodies = rendered.map(({ path, body }) => `${path} ${body}`).sort();
  const pictureKeys = pictures.map((picture) => `${picture.path} ${picture.key}`);
  const furtherParts = [...bodies, ...pictureKeys, ...serverSources()];
  const release = nameRelease([CLIENT, SEARCH], furtherParts, ['build/server']);
  return rendered.map((answer) => ({
    ...answer,
    body: answer.body.replaceAll(UNNAMED_RELEASE, release),
  }));
}

function stopwatch() {
  const times: Record<string, number> = {};
  const timed = async <Result>(
    step: string,
    work: () => Result | Promise<Result>,
  ): Promise<Result> => {
    const started = performance.now();
    const result = await work();
    times[step] = Math.round(performance.now() - started);
    return result;
  };
  return { timed, times };
}

/**
 * Builds only if the sources have changed since the last full build.
 * @param forSettings also builds if the pages are for other settings
 */
export async function buildIfNeeded({ forSettings = false } = {}): Promise<void> {
  const isCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === buildStamp();
  if (!isCurrent || (forSettings && !isForSettings())) await build({ reuseGenerated: true });
}

function isForSettings(): boolean {
  const { builtWith } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  return Object.entries(pageSettings(readSettings())).every(
    ([name, value]) => builtWith[name] === value,
  );
}

function writeSearchIndexes({ writeIndex }: typeof App): void {
  mkdirSync(SEARCH, { recursive: true });
  for (const language of languages)
    writeFileSync(path.join(SEARCH, `${language.code}.json`), writeIndex(language));
}

async function builtApplication(renderedAt: number): Promise<typeof App> {
  const url = pathToFileURL(path.resolve('build/server/index.js'));
  url.search = String(renderedAt);
  return import(url.href);
}

/** Matches server code, which affects the pages that are rendered on request. */
const SERVER_CODE = /^server\/|\.server\.tsx?$|^package-lock\.json$/;

function serverSources(): string[] {
  const files = buildInputs('.').filter((file) => SERVER_CODE.test(file));
  return files.map((file) => `${file} ${readFileSync(file, 'utf8')}`);
}

async function drawSocialImages(pictures: readonly PlannedPicture[]) {
  const { all, drawn } = await writeSocialImages(pictures, CLIENT);
  console.log(`social images: ${all} (${drawn} drawn)`);
  return pictures.map(({ path: url }) => [url, publicEntry(url.slice(1))] as const);
}

/** Runs React Router's build in a new process, because React reads NODE_ENV only once. */
async function runReactRouter(): Promise<void> {
  const command = path.join('node_modules', '@react-router', 'dev', 'bin.cjs');
  const child = spawn(process.execPath, [command, 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new BuildError('The site was not built; the reason stands above.');
}

async function run(): Promise<void> {
  const [option, ...rest] = process.argv.slice(2);
  if ((option && ![PAGES_ONLY, IF_NEEDED].includes(option)) || rest.length > 0) {
    throw new UsageError(
      `Say "npm run build", or "npm run build -- ${PAGES_ONLY}" for what tests of pages need.`,
    );
  }
  if (option === IF_NEEDED) await buildIfNeeded();
  else await build({ pagesOnly: option === PAGES_ONLY });
}

if (import.meta.main) await run().catch(tellFailure);

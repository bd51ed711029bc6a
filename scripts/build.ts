import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '../content/languages.ts';
import type * as App from '../server/app.ts';
import { readSettings } from '../server/env.ts';
import { buildInputs } from './build-inputs.ts';
import { buildStamp } from './build-stamp.ts';
import { bundleServer } from './bundle-server.ts';
import { compressFiles } from './compress.ts';
import { BuildError, UsageError } from './failures.ts';
import { finishPages } from './finish-pages.ts';
import { generate, generateIfNeeded } from './generate.ts';
import { writeMarkdownPages } from './markdown-pages.ts';
import { nameRelease } from './name-release.ts';
import { writeQueryPages } from './query-pages.ts';
import { writeSecurityHashes } from './security-hashes.ts';
import { type PlannedPicture, planSocialImages, writeSocialImages } from './social-images.ts';
import { tellFailure } from './tell-failure.ts';

const STAMP = 'build/stamp';
const CLIENT = 'build/client';
const SEARCH = 'build/search';
const PAGES_ONLY = '--pages-only';
/** Builds unless the last full build was made from the same sources and settings. */
const IF_NEEDED = '--if-needed';

type BuildOptions = {
  /**
   * Leaves out what no page needs: compressed copies, the pictures of link previews, pages as
   * Markdown. For tests.
   */
  pagesOnly?: boolean;
  /** Takes what generated/ holds already, where it was made from the same sources and settings. */
  reuseGenerated?: boolean;
};

/**
 * Builds the site into build/. The steps that take longest run beside this process's own work:
 * React Router in another process, compression in other threads.
 * @throws BuildError, ContentError or SettingsError, with a message for the person at the terminal
 */
export async function build({
  pagesOnly = false,
  reuseGenerated = false,
}: BuildOptions = {}): Promise<void> {
  const settings = readSettings();
  const stamp = buildStamp(settings);
  rmSync(STAMP, { force: true });
  const { timed, times } = stopwatch();
  await timed('content, drawings, fonts', () =>
    (reuseGenerated ? generateIfNeeded : generate)(settings, stamp),
  );
  // Pages that depend on the time of day are as they were from here on.
  const renderedAt = Date.now();
  await timed('pages', runReactRouter);
  await timed('server', bundleServer);
  writeFileSync('build/rendered.json', JSON.stringify({ renderedAt }));
  await timed('search index', writeSearchIndexes);
  await timed('pages with a query', async () => writeQueryPages(await builtApplication(), CLIENT));
  removeData(CLIENT);
  await timed('hashes', () => writeSecurityHashes(CLIENT, 'build/security-hashes.json'));
  const pictures = planSocialImages((await builtApplication()).socialImages());
  const pictureKeys = pictures.map((picture) => `${picture.path} ${picture.key}`);
  await timed('release', () =>
    nameRelease([CLIENT, SEARCH], [...pictureKeys, ...serverSources()], ['build/server']),
  );
  await timed('styles', () => finishPages(CLIENT));
  if (!pagesOnly) {
    // Other threads compress, while this one has something else to do.
    const compression = compressFiles(CLIENT);
    const { pageMarkdown } = await builtApplication();
    const markdown = await timed('Markdown', () => writeMarkdownPages(CLIENT, pageMarkdown));
    await timed('social images', () => drawSocialImages(pictures));
    await timed('rest of the compression', () =>
      Promise.all([compression, compressFiles(CLIENT, markdown)]),
    );
  }
  writeFileSync('build/times.json', JSON.stringify(times));
  writeFileSync(STAMP, pagesOnly ? `${stamp} ${PAGES_ONLY}` : stamp);
}

/**
 * Notes how long each step takes, in milliseconds: what a build is made of shows where it grows.
 */
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

/** Builds unless the last full build was made from the same sources and settings. */
export async function buildIfNeeded(): Promise<void> {
  const isCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === buildStamp(readSettings());
  if (!isCurrent) await build({ reuseGenerated: true });
}

/**
 * Takes away the router's data files of what is no page: nobody navigates to a calendar or a feed.
 */
function removeData(folder: string): void {
  for (const file of globSync('**/*.{ics,json,xml,txt,webmanifest}.data', { cwd: folder }))
    rmSync(path.join(folder, file));
}

async function writeSearchIndexes(): Promise<void> {
  const { writeIndex } = await builtApplication();
  mkdirSync(SEARCH, { recursive: true });
  for (const language of languages)
    writeFileSync(path.join(SEARCH, `${language.code}.json`), writeIndex(language));
}

async function builtApplication(): Promise<typeof App> {
  const address = pathToFileURL(path.resolve('build/server/index.js'));
  // A second build in one process is another application.
  address.search = readFileSync('build/rendered.json', 'utf8');
  return import(address.href);
}

/** Server code, which decides what pages rendered on request show. */
const SERVER_CODE = /^server\/|\.server\.tsx?$|^package-lock\.json$/;

/** The sources of the server and the versions of its packages, as texts to hash. */
function serverSources(): string[] {
  const files = buildInputs('.').filter((file) => SERVER_CODE.test(file));
  return files.map((file) => `${file} ${readFileSync(file, 'utf8')}`);
}

async function drawSocialImages(pictures: readonly PlannedPicture[]): Promise<void> {
  const { all, drawn } = await writeSocialImages(pictures, CLIENT);
  console.log(`social images: ${all} (${drawn} drawn)`);
}

/**
 * In a process of its own: the bundler's configuration and React's production mode are fixed when
 * it starts.
 */
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

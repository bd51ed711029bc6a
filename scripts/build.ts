import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as App from '../server/app.ts';
import { readSettings } from '../server/env.ts';
import { buildStamp } from './build-stamp.ts';
import { bundleServer } from './bundle-server.ts';
import { compressFiles } from './compress.ts';
import { BuildError } from './failures.ts';
import { finishPages } from './finish-pages.ts';
import { generate } from './generate.ts';
import { writeMarkdownPages } from './markdown-pages.ts';
import { writeQueryPages } from './query-pages.ts';
import { writeSecurityHashes } from './security-hashes.ts';
import { writeSocialImages } from './social-images.ts';
import { tellFailure } from './tell-failure.ts';

const STAMP = 'build/stamp';

/** Builds the site into build/. @throws BuildError, ContentError or SettingsError, whose message is for whoever started it */
export async function build(): Promise<void> {
  const settings = readSettings();
  const stamp = buildStamp(settings);
  rmSync(STAMP, { force: true });
  const { timed, times } = stopwatch();
  await timed('content, drawings, fonts', () => generate(settings, stamp));
  // Pages that depend on the time of day are as they were from here on.
  const renderedAt = Date.now();
  await timed('pages', runReactRouter);
  await timed('server', bundleServer);
  writeFileSync('build/rendered.json', JSON.stringify({ renderedAt }));
  await timed('search index', writeSearchFiles);
  await timed('pages with a query', async () => writeQueryPages(await builtApplication(), 'build/client'));
  removeData('build/client');
  await timed('hashes', () => writeSecurityHashes('build/client', 'build/security-hashes.json'));
  await timed('styles', () => finishPages('build/client'));
  // Other threads compress, while this one has something else to do.
  const compression = compressFiles('build/client');
  const markdown = await timed('Markdown', () => writeMarkdownPages('build/client'));
  await timed('social images', () => drawSocialImages('build/client'));
  await timed('rest of the compression', () => Promise.all([compression, compressFiles('build/client', markdown)]));
  writeFileSync('build/times.json', JSON.stringify(times));
  writeFileSync(STAMP, stamp);
}

/** Notes how long each step takes, in milliseconds: what a build is made of shows where it grows. */
function stopwatch() {
  const times: Record<string, number> = {};
  const timed = async <Result>(step: string, work: () => Result | Promise<Result>): Promise<Result> => {
    const started = performance.now();
    const result = await work();
    times[step] = Math.round(performance.now() - started);
    return result;
  };
  return { timed, times };
}

/** Builds unless the last build was made of the same sources and settings. */
export async function buildIfNeeded(): Promise<void> {
  const isCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === buildStamp(readSettings());
  if (!isCurrent) await build();
}

/** Takes away the router's data files of what is no page: nobody navigates to a calendar or a feed. */
function removeData(folder: string): void {
  for (const file of globSync('**/*.{ics,json,xml,txt,webmanifest}.data', { cwd: folder })) rmSync(path.join(folder, file));
}

async function writeSearchFiles(): Promise<void> {
  const { searchFiles } = await builtApplication();
  for (const [address, text] of searchFiles()) {
    const target = path.join('build/client', address);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

async function builtApplication(): Promise<typeof App> {
  const address = pathToFileURL(path.resolve('build/server/index.js'));
  // A second build in one process is another application.
  address.search = readFileSync('build/rendered.json', 'utf8');
  return import(address.href);
}

/** What they show is what the pages say, so the built application is asked. */
async function drawSocialImages(folder: string): Promise<void> {
  const { socialImages } = await builtApplication();
  const { all, drawn } = await writeSocialImages(socialImages(), folder);
  console.log(`social images: ${all} (${drawn} drawn)`);
}

/** In a process of its own: the bundler's configuration and React's production mode are fixed when it starts. */
function runReactRouter(): void {
  const command = path.join('node_modules', '@react-router', 'dev', 'bin.cjs');
  const { status } = spawnSync(process.execPath, [command, 'build'], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  if (status !== 0) throw new BuildError('The site was not built; the reason stands above.');
}

if (import.meta.main) await build().catch(tellFailure);

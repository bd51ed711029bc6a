import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { publicEntry } from '#delivery/public-files.ts';
import { describe } from '#delivery/write-site.ts';
import { OtherReleases } from './other-releases.ts';

const SCRIPT = 'assets/home-Ab3.js';
const FILES = [SCRIPT, 'favicon.ico'];
const headers = { page: () => ({}), file: {} };
let folder: string;
let settings: { RELEASES_DIR: string; DATA_DIR: string };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  settings = { RELEASES_DIR: path.join(folder, 'releases'), DATA_DIR: path.join(folder, 'data') };
  mkdirSync(settings.RELEASES_DIR);
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

test('a release that is copied later is found a second after the last look', async () => {
  const ask = await serve();
  expect(await ask(`/${SCRIPT}`)).toBe('none');
  addRelease('1.1.0');
  expect(await ask(`/${SCRIPT}`)).toBe('none');
  vi.advanceTimersByTime(1000);
  expect(await ask(`/${SCRIPT}`)).toBe('1.1.0');
});

test('only files with a hash in their names come from another release', async () => {
  addRelease('1.1.0');
  const ask = await serve();
  expect(await ask(`/${SCRIPT}`)).toBe('1.1.0');
  expect(await ask('/favicon.ico')).toBe('none');
  expect(await ask('/assets/%2e%2e/favicon.ico')).toBe('none');
});

test('a release that is being copied is left out until its manifest is complete', async () => {
  addRelease('1.1.0');
  writeFileSync(path.join(settings.RELEASES_DIR, '1.1.0/build/manifest.json'), '{"entries":');
  const ask = await serve();
  expect(await ask(`/${SCRIPT}`)).toBe('none');
  addRelease('1.1.0');
  vi.advanceTimersByTime(1000);
  expect(await ask(`/${SCRIPT}`)).toBe('1.1.0');
});

test('pages that were rendered with other settings have their files in DATA_DIR', async () => {
  addRelease('1.1.0');
  const rendered = path.join(settings.DATA_DIR, 'pages/one');
  const release = path.join(settings.RELEASES_DIR, '1.1.0/build');
  cpSync(path.join(release, 'client'), rendered, { recursive: true });
  cpSync(path.join(release, 'manifest.json'), path.join(rendered, 'manifest.json'));
  rmSync(settings.RELEASES_DIR, { recursive: true });
  const ask = await serve();
  expect(await ask(`/${SCRIPT}`)).toBe('1.1.0');
});

function addRelease(name: string): void {
  const release = path.join(settings.RELEASES_DIR, name, 'build');
  mkdirSync(path.join(release, 'client/assets'), { recursive: true });
  for (const file of FILES) writeFileSync(path.join(release, 'client', file), name);
  const entries = FILES.map((file) => [
    `/${file}`,
    { ...publicEntry(file), encodings: { identity: describe(Buffer.from(name)) } },
  ]);
  const manifest = JSON.stringify({ entries: Object.fromEntries(entries) });
  writeFileSync(path.join(release, 'manifest.json'), manifest);
}

async function serve(): Promise<(url: string) => Promise<string>> {
  const others = new OtherReleases({ settings, headers });
  const server = createServer((request, response) => {
    if (!others.answer(request, response, request.url ?? '')) response.end('none');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return async (url) => (await fetch(`http://127.0.0.1:${port}${url}`)).text();
}

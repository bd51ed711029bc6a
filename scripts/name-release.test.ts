import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameRelease, UNNAMED_RELEASE } from './name-release.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'miqyas-release-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const BUILT: Record<string, string> = {
  'client/index.html': `<style>a{color:red}</style><meta content="/social/home.png?v=${UNNAMED_RELEASE}">${UNNAMED_RELEASE}`,
  'client/about-us.data': `["release","${UNNAMED_RELEASE}"]`,
  'client/release.json': `{"release":"${UNNAMED_RELEASE}"}`,
  'client/assets/site-a1.js': 'start()',
  'client/art/map.svg': '<svg/>',
  'server/index.js': `const release="${UNNAMED_RELEASE}";`,
  'server/main.js': 'listen()',
};
const PICTURES = ['/social/home.png 4f'];

function nameOf(changes: Record<string, string | undefined> = {}, pictures = PICTURES): string {
  const folder = mkdtempSync(path.join(root, 'build-'));
  for (const [file, content] of Object.entries({ ...BUILT, ...changes })) {
    if (content === undefined) continue;
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return nameRelease(foldersIn(folder), pictures);
}

const foldersIn = (folder: string) => ['client', 'server'].map((name) => path.join(folder, name));

test('equal builds have the same name in every folder', () => {
  expect(nameOf()).toMatch(/^[0-9a-f]{12}$/);
  expect(nameOf()).toBe(nameOf());
});

test.each([
  ['the words of a page', { 'client/index.html': `${BUILT['client/index.html']}more` }],
  ['a style', { 'client/index.html': (BUILT['client/index.html'] ?? '').replace('red', 'tan') }],
  ["a page's data", { 'client/about-us.data': `["release","${UNNAMED_RELEASE}",1]` }],
  ['a script', { 'client/assets/site-a1.js': 'begin()' }],
  [
    'the name of a script',
    { 'client/assets/site-a1.js': undefined, 'client/assets/site-b2.js': 'start()' },
  ],
  ['a drawing', { 'client/art/map.svg': '<svg></svg>' }],
  ['a new file', { 'client/robots.txt': '' }],
  ['a file that is gone', { 'client/art/map.svg': undefined }],
  [
    'what the application answers',
    { 'server/index.js': `const release="${UNNAMED_RELEASE}";answer()` },
  ],
  ['what the server does', { 'server/main.js': 'listen(1)' }],
  [
    'text that moves from one file to the next',
    { 'server/index.js': `${BUILT['server/index.js']}listen`, 'server/main.js': '()' },
  ],
])('%s makes another release', (_, changes) => {
  expect(nameOf(changes)).not.toBe(nameOf());
});

test('a changed key of a preview picture makes another release', () => {
  expect(nameOf({}, ['/social/home.png 5a'])).not.toBe(nameOf());
});

test('the name replaces every placeholder, and nothing else changes', () => {
  const folder = path.join(root, 'build');
  for (const [file, content] of Object.entries(BUILT)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const release = nameRelease(foldersIn(folder), PICTURES);
  for (const [file, content] of Object.entries(BUILT))
    expect(readFileSync(path.join(folder, file), 'utf8'), file).toBe(
      content.replaceAll(UNNAMED_RELEASE, release),
    );
});

test('binary files are unchanged', () => {
  const folder = path.join(root, 'build/client');
  mkdirSync(folder, { recursive: true });
  const bytes = (name: string) =>
    Buffer.concat([Buffer.from([0xff, 0xfe, 0]), Buffer.from(name), Buffer.from([0x80, 0xc3])]);
  writeFileSync(path.join(folder, 'icon.png'), bytes(UNNAMED_RELEASE));
  const release = nameRelease([folder], []);
  expect(readFileSync(path.join(folder, 'icon.png'))).toEqual(bytes(release));
});

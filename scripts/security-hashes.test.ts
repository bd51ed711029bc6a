import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hashesOf, writeSecurityHashes } from './security-hashes.ts';

const page = (script: string, body = '') => `<html><head><script>${script}</script><style>a{b:c}</style></head><body>${body}</body></html>`;

test('the inline script and style are hashed over their exact bytes', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(hashesOf(page('start() '), 'page')).toEqual({ scripts: [hash('start() ')], styles: [hash('a{b:c}')] });
});

test('data that is not run needs no hash', () => {
  const data = '<script type="application/json" id="x">{"style=":"onclick="}</script>';
  expect(hashesOf(page('start()', data), 'page').scripts).toHaveLength(1);
});

test.each([
  ['a style attribute', '<p style="color:red">'],
  ['an inline event handler', '<p onclick="x()">'],
  ['a script with an address', '<script src="/x.js"></script>'],
])('%s stops the build, naming the page', (what, body) => {
  expect(() => hashesOf(page('start()', body), 'about-us/index.html')).toThrow(new RegExp(`about-us/index.html: ${what}`));
});

test('words about styles and handlers are words', () => {
  expect(() => hashesOf(page('start()', '<p>write style= or onclick= here</p>'), 'page')).not.toThrow();
});

test('pages with different scripts cannot share a policy, and the build says which', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  try {
    writeFileSync(path.join(folder, 'a.html'), page('one()'));
    writeFileSync(path.join(folder, 'b.html'), page('two()'));
    expect(() => writeSecurityHashes(folder, path.join(folder, 'hashes.json'))).toThrow(/b\.html/);
    writeFileSync(path.join(folder, 'b.html'), page('one()'));
    writeSecurityHashes(folder, path.join(folder, 'hashes.json'));
    expect(JSON.parse(readFileSync(path.join(folder, 'hashes.json'), 'utf8'))).toEqual(hashesOf(page('one()'), 'a.html'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

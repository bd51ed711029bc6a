import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hashesOf, writeSecurityHashes } from './security-hashes.ts';

const page = (script: string, body = '') =>
  `<html><head><script>${script}</script><style>a{b:c}</style></head><body>${body}</body></html>`;

test('the inline script and style are hashed over their exact bytes', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(hashesOf(page('start() '), 'page')).toEqual({
    scripts: [hash('start() ')],
    styles: [hash('a{b:c}')],
  });
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
  expect(() => hashesOf(page('start()', body), 'about-us/index.html')).toThrow(
    new RegExp(`about-us/index.html: ${what}`),
  );
});

test('words about styles and handlers are words', () => {
  expect(() =>
    hashesOf(page('start()', '<p>write style= or onclick= here</p>'), 'page'),
  ).not.toThrow();
});

test('one policy allows the scripts of all pages, as long as they are few and the style is one; else the build says which page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const write = (name: string, html: string) => writeFileSync(path.join(folder, name), html);
  const target = path.join(folder, 'hashes.json');
  try {
    write('a.html', page('one()'));
    write('b.html', page('one()', '<script>two()</script>'));
    writeSecurityHashes(folder, target);
    expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(
      hashesOf(page('one()', '<script>two()</script>'), 'b.html'),
    );
    write('c.html', page('three()'));
    expect(() => writeSecurityHashes(folder, target)).toThrow(/c\.html: .*scripts/);
    write('c.html', page('one()').replace('a{b:c}', 'd{e:f}'));
    expect(() => writeSecurityHashes(folder, target)).toThrow(/c\.html: .*styles/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { loadStaticFiles } from '#server/http/static-files.ts';

export const HTML = '<!DOCTYPE html><title>Contact</title>';

type Answer = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Serves a small built site until the tests of the file are over. */
export function serveExampleFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const name of ['contact', 'assets', 'art', 'social']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'index.html'), HTML);
  writeFileSync(path.join(folder, 'contact/index.html'), HTML);
  writeFileSync(path.join(folder, 'contact/index.html.br'), brotliCompressSync(HTML));
  writeFileSync(path.join(folder, 'contact/index.html.gz'), gzipSync(HTML));
  writeFileSync(path.join(folder, 'contact.data'), '[]');
  writeFileSync(path.join(folder, 'assets/home-Ab3.js'), 'x');
  writeFileSync(path.join(folder, 'art/icon.0123abcd.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'release.json'), '{}');
  writeFileSync(
    path.join(folder, 'contact.md'),
    '---\nurl: "https://site.example/contact"\nlanguage: "en"\n---\n\n# Contact\n',
  );
  for (const name of [
    'webinars.ics',
    'llms.txt',
    'register.csv',
    'brief.md',
    'feed.xml',
    'feed.json',
    'favicon.ico',
    'manifest.webmanifest',
    'sitemap.xml',
    'robots.txt',
    'social/index.png',
  ])
    writeFileSync(path.join(folder, name), 'words');

  const files = loadStaticFiles(folder, {
    page: () => ({ 'X-Kind': 'page' }),
    file: { 'X-Kind': 'file' },
  });
  const server = createServer((incoming, response) => {
    if (!files.answer(incoming, response, incoming.url ?? '/')) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  function ask(
    address: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: address, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  return { files, ask };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { compress } from '#delivery/compress.ts';
import { publicEntry } from '#delivery/public-files.ts';
import { renderPaths, type SiteFile, siteFiles } from '#delivery/render-site.ts';
import { SiteFiles } from '#delivery/site-files.ts';
import { encodeFiles, writeSiteFiles } from '#delivery/write-site.ts';

export const HTML =
  '<!DOCTYPE html><meta name="robots" content="index"><title>Contact</title>'.padEnd(300);

type Answer = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer };

export const RENDERED: Record<string, string> = {
  '/': 'text/html; charset=utf-8',
  '/_.data': 'text/x-script',
  '/index.md': 'text/markdown; charset=utf-8',
  '/contact': 'text/html; charset=utf-8',
  '/contact.data': 'text/x-script',
  '/contact.md': 'text/markdown; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
  '/feed.xml': 'application/rss+xml; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/webinars.ics': 'text/calendar; charset=utf-8',
};
const GENERATED = [
  'art/icon.0123abcd.svg',
  'assets/home-Ab3.js',
  'favicon.ico',
  'release.json',
  'social/index.png',
  'templates/en/brief.md',
  'templates/en/brief.docx',
  'templates/en/register.csv',
  'templates/en/register.xlsx',
];

async function renderExample(url: string): Promise<Response> {
  const type = RENDERED[url] ?? 'text/html; charset=utf-8';
  const isMarkdown = type.startsWith('text/markdown');
  return new Response(HTML, {
    headers: {
      'Content-Type': type,
      ...(isMarkdown ? { Link: '<https://site.example/>; rel="canonical"' } : {}),
      ...(type.startsWith('text/html') ? { 'X-Robots-Tag': 'index, follow' } : {}),
    },
  });
}

/** Serves a folder of example files. @param first files for the beginning of the manifest */
export async function serveExampleFiles(first: SiteFile[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const pages = Object.keys(RENDERED).filter((url) => !/\.(data|md)$/.test(url));
  const { rendered } = await renderPaths(pages, renderExample);
  const files = siteFiles(rendered);
  const generated = [
    ...first,
    ...GENERATED.map((file): SiteFile => ({ body: 'words', entry: publicEntry(file) })),
  ];
  writeSiteFiles(folder, [...files.values(), ...generated]);
  const entries = await encodeFiles(
    folder,
    [
      ...generated.map(({ entry }) => [`/${entry.file}`, entry] as const),
      ...[...files].map(([url, { entry }]) => [url, entry] as const),
    ],
    { compress },
  );
  const site = new SiteFiles([{ folder, manifest: { entries: Object.fromEntries(entries) } }], {
    page: () => ({ 'X-Kind': 'page' }),
    file: { 'X-Kind': 'file' },
  });
  const server = createServer((incoming, response) => {
    if (!site.answer(incoming, response, incoming.url ?? '/')) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: url, method, headers }, (response) => {
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

  async function replace(url: string, answer: Response): Promise<void> {
    const { rendered: again } = await renderPaths([url], async (asked) =>
      asked === url ? answer : new Response(null, { status: 404 }),
    );
    for (const [file, content] of siteFiles(again)) await site.replace(file, content);
  }

  return { site, ask, replace, folder };
}

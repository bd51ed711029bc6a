import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import MiniSearch from 'minisearch';
import type { SearchDocument } from '#app/search/search-index.ts';
import type { Language } from '#content/languages.ts';
import { findBrowser } from '#scripts/browser.ts';

/** Answers a query with the ids of documents, best first. */
export type Engine = {
  name: string;
  search: (query: string) => Promise<string[]>;
  close?: () => Promise<void>;
};

const INSTALLED = 'generated/bench';
const FIELDS = ['title', 'summary', 'headings', 'body'] as const;

/** Three well-known engines over the same documents, with default settings except the language. */
export async function others(documents: SearchDocument[], language: Language): Promise<Engine[]> {
  return [
    miniSearch(documents),
    await orama(documents, language),
    await pagefind(documents, language),
  ];
}

function miniSearch(documents: SearchDocument[]): Engine {
  const index = new MiniSearch<SearchDocument>({ fields: [...FIELDS] });
  index.addAll(documents);
  return {
    name: 'MiniSearch, defaults',
    search: async (query) => index.search(query).map(({ id }) => String(id)),
  };
}

type Orama = {
  create: (options: object) => unknown;
  insertMultiple: (database: unknown, documents: object[]) => Promise<unknown>;
  search: (database: unknown, query: object) => Promise<{ hits: { document: { path: string } }[] }>;
};

async function orama(documents: SearchDocument[], { code }: Language): Promise<Engine> {
  const { create, insertMultiple, search } = await load<Orama>('@orama/orama/dist/esm/index.js');
  const database = create({
    schema: { path: 'string', ...Object.fromEntries(FIELDS.map((field) => [field, 'string'])) },
    language: code === 'ar' ? 'arabic' : 'english',
  });
  await insertMultiple(
    database,
    documents.map(({ id, ...document }) => ({ ...document, path: id })),
  );
  return {
    name: 'Orama, defaults',
    search: async (query) =>
      (await search(database, { term: query, properties: [...FIELDS] })).hits.map(
        ({ document }) => document.path,
      ),
  };
}

type Pagefind = {
  createIndex: () => Promise<{
    index: {
      addCustomRecord: (record: object) => Promise<{ errors: string[] }>;
      writeFiles: (options: object) => Promise<unknown>;
    };
  }>;
  close: () => Promise<void>;
};

/** Pagefind only runs in a browser. */
async function pagefind(documents: SearchDocument[], { code }: Language): Promise<Engine> {
  const api = await load<Pagefind>('pagefind/lib/index.js');
  const { index } = await api.createIndex();
  for (const { id, title, summary, headings, body } of documents) {
    // Mark the title as pages do, for its weight.
    const { errors } = await index.addCustomRecord({
      url: id,
      content: [title, summary, headings, body].join('\n'),
      language: code,
      meta: { title },
    });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  }
  const folder = path.resolve(INSTALLED, `pagefind-${code}`);
  await index.writeFiles({ outputPath: folder });
  await api.close();

  const server = createServer((request, response) => {
    const file = path.join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (request.url === '/')
      return void response
        .setHeader('Content-Type', 'text/html')
        .end(`<html lang="${code}"></html>`);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader(
      'Content-Type',
      file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
    );
    createReadStream(file).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  return {
    name: 'Pagefind, defaults',
    search: (query) =>
      page.evaluate(async (words) => {
        type Found = { results: { data: () => Promise<{ raw_url?: string; url: string }> }[] };
        const address = '/pagefind.js';
        const engine = (await import(address)) as { search: (words: string) => Promise<Found> };
        const { results } = await engine.search(words);
        const data = await Promise.all(results.slice(0, 5).map((result) => result.data()));
        return data.map(({ raw_url, url }) => raw_url ?? url);
      }, query),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

function load<Module>(name: string): Promise<Module> {
  return import(
    pathToFileURL(path.resolve(INSTALLED, 'node_modules', name)).href
  ) as Promise<Module>;
}

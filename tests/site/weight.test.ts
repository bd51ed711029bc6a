import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { faceLanguage } from '#app/i18n/face-language.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { quickBrotli } from '#delivery/compress.ts';
import { finishAnswer } from '#delivery/finish-page.ts';
import type { Manifest } from '#delivery/manifest.ts';
import { sentLength } from '#delivery/write-site.ts';
import { budgetOf, LONGEST_TEXT, SCRIPT_BUDGET, served, weigh } from '#scripts/weigh.ts';
import { builtApp } from '#tests/support/built-app.ts';
import { builtPages } from '#tests/support/built-pages.ts';

// docs/performance.md explains these limits, in bytes after compression.

const INLINE_SCRIPT = 2048;
const FONTS = { en: 60_000, ar: 75_000 };
const DRAWING = 12_000;

const pages = builtPages();

test.each(pages.map(({ address, html }) => [address, html]))(
  '%s stays within its budget',
  (address, html) => {
    const { html: page } = weigh(address);
    const most = budgetOf(address);
    expect(
      page,
      page > most ? `${page} bytes of HTML, of which ${partsOf(html)}` : address,
    ).toBeLessThanOrEqual(most);
  },
);

test.each(pages.map(({ address, html }) => [address, html]))(
  '%s shows what it weighs',
  (address, html) => {
    const { entries } = JSON.parse(readFileSync('build/manifest.json', 'utf8')) as Manifest;
    const lengthOf = (url: string) => sentLength(entries[url]) ?? Number.NaN;
    const loaded = new Set(
      html.match(/\/(?:assets|art|fonts|start|styles)\/(?!suggestion)[\w.-]+/g) ?? [],
    );
    const visit = [address, ...loaded].reduce((sum, url) => sum + lengthOf(url), 0);
    const reading = (name: string) =>
      new RegExp(`<dd data-reading="${name}">([^<]*)`).exec(html)?.[1];
    expect(html).toContain('<dl class="readings">');
    expect(reading('page')).toBe((Math.round(weigh(address).html / 100) / 10).toFixed(1));
    expect(reading('visit')).toBe(String(Math.round(visit / 1000)));
    expect(reading('requests')).toBe(String(loaded.size + 1));
    expect(reading('thirdParties')).toBe('0');
  },
);

test('a page with a query stays within the budget of the page without it', () => {
  const files = globSync('build/client/**/*%3F*/index.html');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => served(file) > budgetOf('/contact'))).toEqual([]);
});

test('a page rendered on request stays within its budget, with its state', async () => {
  const { ask } = await builtApp();
  const budgets = {
    '/nowhere': budgetOf('/'),
    '/feedback': budgetOf('/'),
    '/search?q=data': LONGEST_TEXT,
    '/contact?service=none': LONGEST_TEXT,
  };
  for (const [address, most] of Object.entries(budgets).flatMap(([path, bytes]) =>
    ['', '/ar'].map((prefix) => [prefix + path, bytes] as const),
  )) {
    const answer = await quickBrotli(Buffer.from(finishAnswer(await (await ask(address)).text())));
    expect(answer.length, address).toBeLessThanOrEqual(most);
  }
});

test.each(pages.map(({ address, language }) => [address, language.code] as const))(
  'the scripts and fonts of %s stay within their budget',
  (address, code) => {
    const { script, font } = weigh(address);
    expect(script, 'bytes of scripts').toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(font, 'bytes of fonts').toBeLessThanOrEqual(FONTS[faceLanguage(code)]);
  },
);

test('the script in the head is small', () => {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(pages[0]?.html ?? '') ?? [];
  expect(script.length).toBeGreaterThan(0);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(INLINE_SCRIPT);
});

test('every script has the hint for early compilation', () => {
  const scripts = new Set(
    pages.flatMap(({ html }) =>
      Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, file = '']) => file),
    ),
  );
  expect(scripts.size).toBeGreaterThan(20);
  const written = [...scripts].filter((file) => !file.includes('/manifest-'));
  for (const file of written)
    expect(readFileSync(path.join('build/client', file), 'utf8'), file).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
});

test('every drawing is small', () => {
  const drawings = globSync('build/client/art/*.svg.br');
  expect(drawings.length).toBeGreaterThan(20);
  for (const drawing of drawings)
    expect(statSync(drawing).size, drawing).toBeLessThanOrEqual(DRAWING);
});

test('the data of a page are in its language only', () => {
  for (const { address, language } of pages) {
    const data = readFileSync(
      path.join('build/client', `${address === '/' ? '/_' : address}.data`),
      'utf8',
    );
    const other = pages.find(
      (page) =>
        page.language.code !== language.code && neutralPath(page.address) === neutralPath(address),
    );
    const [, description = ''] =
      /<meta name="description" content="([^"]+)"/.exec(other?.html ?? '') ?? [];
    expect(description.length, address).toBeGreaterThan(0);
    expect(data.includes(description), address).toBe(false);
  }
});

/**
 * Lists the parts of a page, the heaviest first. A part's size is what the compressed page would
 * save without it.
 */
function partsOf(html: string): string {
  const whole = compressed(html);
  const parts = {
    styles: /<style>[\s\S]*?<\/style>/g,
    'data of the application': /<script type="application\/json"[\s\S]*?<\/script>/g,
    'structured data': /<script type="application\/ld\+json"[\s\S]*?<\/script>/g,
    drawings: /<svg[\s\S]*?<\/svg>/g,
    'the script': /<script>[\s\S]*?<\/script>/g,
    'the footer': /<footer[\s\S]*?<\/footer>/g,
    'the page’s own words': /<main[\s\S]*?<\/main>/g,
  };
  return Object.entries(parts)
    .map(([name, pattern]) => [name, whole - compressed(html.replace(pattern, ''))] as const)
    .sort(([, one], [, other]) => other - one)
    .map(([name, bytes]) => `${name} ${bytes}`)
    .join(', ');
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

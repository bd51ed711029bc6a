import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { neutralPath } from '../app/i18n/localized-path.ts';
import { languages } from '../content/languages.ts';

/** The bytes of a first visit to a page, compressed with brotli and without headers. */
type Weight = Record<'html' | 'script' | 'font' | 'image', number>;

const CLIENT = 'build/client';
/** The bytes in TCP's first window: ten segments of 1,460 bytes, minus the response headers. */
const FIRST_WINDOW = 13_500;
/** Long texts may exceed the first TCP window, because readers begin at the top. */
const LONG_TEXTS =
  /^\/(help-center|privacy-policy|terms-of-service|cookie-policy|gdpr|security|blog\/.+|documentation\/.+|case-stud.+)$/;
export const LONGEST_TEXT = 18_000;

/** The maximum bytes of scripts in a visit. React and its router alone take 96 kB. */
export const SCRIPT_BUDGET = 119_000;

/** Returns the maximum size of a page's HTML in bytes, compressed with brotli. */
export function budgetOf(pagePath: string): number {
  return LONG_TEXTS.test(neutralPath(pagePath)) ? LONGEST_TEXT : FIRST_WINDOW;
}

/** Measures a built page with the fonts of its language, its scripts and its pictures. */
export function weigh(pagePath: string, folder = CLIENT): Weight {
  const file = path.join(folder, pagePath, 'index.html');
  const html = readFileSync(file, 'utf8');
  const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
  const sum = (urls: Iterable<string>) =>
    [...new Set(urls)].reduce((total, url) => total + served(path.join(folder, url)), 0);
  const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), (match) => match[1] ?? '');
  return {
    html: served(file),
    script: sum(found(/"(\/assets\/[^"]+\.js)"/g)),
    font: sum(found(/url\((\/fonts\/[^)]+)\)/g).filter((url) => url.includes(`-${language}.`))),
    image: sum(found(/(?:src|href)="(\/art\/[^"#]+)/g)),
  };
}

/** Returns the size of a file as the server sends it, compressed if a compressed copy exists. */
export function served(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  console.table(
    Object.fromEntries(
      (asked.length > 0 ? asked : languages.map(({ prefix }) => prefix || '/')).map((pagePath) => [
        pagePath,
        weigh(pagePath),
      ]),
    ),
  );
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { neutralPath } from '../app/i18n/localized-path.ts';

/**
 * What a first visit to a page transfers, by kind, as served to a browser that takes brotli (bytes,
 * without headers).
 */
type Weight = Record<'html' | 'script' | 'font' | 'image', number>;

const CLIENT = 'build/client';
/** One initial window of TCP, ten segments of 1,460 bytes, less the headers of the answer. */
const FIRST_WINDOW = 13_500;
/** Texts that are read from their beginning: what is after the first screen may come later. */
const LONG_TEXTS =
  /^\/(help-center|privacy-policy|terms-of-service|cookie-policy|gdpr|security|blog\/.+|documentation\/.+|case-stud.+)$/;
export const LONGEST_TEXT = 18_000;

/**
 * How many bytes of scripts a visit to a page may take until React has taken over and the page
 * rests: React and its router alone are 96 kB.
 */
export const SCRIPT_BUDGET = 115_000;

/** How many bytes of brotli the HTML of a page may have. @param address in any language */
export function budgetOf(address: string): number {
  return LONG_TEXTS.test(neutralPath(address)) ? LONGEST_TEXT : FIRST_WINDOW;
}

/**
 * Weighs a built page with what its HTML asks for; fonts are those of the page's language, pictures
 * all on the page.
 * @param folder of the built files
 */
export function weigh(address: string, folder = CLIENT): Weight {
  const file = path.join(folder, address, 'index.html');
  const html = readFileSync(file, 'utf8');
  const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
  const sum = (addresses: Iterable<string>) =>
    [...new Set(addresses)].reduce((total, url) => total + served(path.join(folder, url)), 0);
  const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), (match) => match[1] ?? '');
  return {
    html: served(file),
    script: sum(found(/"(\/assets\/[^"]+\.js)"/g)),
    font: sum(found(/url\((\/fonts\/[^)]+)\)/g).filter((url) => url.includes(`-${language}.`))),
    image: sum(found(/(?:src|href)="(\/art\/[^"#]+)/g)),
  };
}

/** The size as sent: the compressed copy's where there is one. */
export function served(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  console.table(
    Object.fromEntries(
      (asked.length > 0 ? asked : ['/', '/ar']).map((address) => [address, weigh(address)]),
    ),
  );
}

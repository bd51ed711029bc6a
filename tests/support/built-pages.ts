import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import type { Language } from '#content/languages.ts';
import type { Manifest } from '#delivery/manifest.ts';
import { documentOf } from './document-of.ts';

type BuiltPage = { address: string; language: Language; html: string };
export type ParsedPage = BuiltPage & { document: Document };

/**
 * Returns the built pages, except those for a URL with a query.
 * @param folder the folder with the manifest
 * @param files the folder with the files that the manifest describes
 */
export function builtPages(folder = 'build', files = path.join(folder, 'client')): BuiltPage[] {
  const { entries } = JSON.parse(
    readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
  ) as Manifest;
  return Object.entries(entries)
    .filter(([address, { styles }]) => styles && !address.includes('?'))
    .sort(([, one], [, other]) => (one.file < other.file ? -1 : 1))
    .map(([address, { file }]) => {
      const html = readFileSync(path.join(files, file), 'utf8');
      return { address, language: languageOfPath(address), html };
    });
}

const parsed = new Map<string, Document>();

/** Returns the built pages. Parses a page when a test first reads its document. */
export function parsedPages(...where: Parameters<typeof builtPages>): ParsedPage[] {
  return builtPages(...where).map((page) => ({
    ...page,
    get document() {
      const document = parsed.get(page.html) ?? documentOf(page.html);
      parsed.set(page.html, document);
      return document;
    },
  }));
}

/**
 * Returns an attribute of the only element that matches a selector.
 * @throws Error if no element or more than one matches
 */
export function attributeOf(page: ParsedPage, selector: string, attribute: string): string {
  const [element, second] = page.document.querySelectorAll(selector);
  const value = element?.getAttribute(attribute);
  if (value === null || value === undefined || second)
    throw new Error(`${page.address}: not one ${selector} with ${attribute}`);
  return value;
}

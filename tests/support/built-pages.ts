import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import type { Language } from '#content/languages.ts';
import { addressOf } from '#server/http/file-names.ts';

type BuiltPage = { address: string; language: Language; html: string };
/** A page as its file says it, before any script has run. */
export type ParsedPage = BuiltPage & { document: Document };

/** Every page that was built, by the address it is served at: what is new is tested because it exists. With a query it is the same page. */
export function builtPages(folder = 'build/client'): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => ({ file, address: addressOf(file) }))
    .filter(({ address }) => !address.includes('?'))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ file, address }) => ({ address, language: languageOfPath(address), html: readFileSync(path.join(folder, file), 'utf8') }));
}

/** A page's document, without the style sheet, which jsdom would spend most of its time on. */
export function documentOf(html: string): Document {
  const markup = html.replace(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, '$1$2');
  return new JSDOM(markup).window.document;
}

const parsed = new Map<string, Document>();

/** Every built page, parsed when its document is first asked for: every process of the test runner lists the pages, few read them. */
export function parsedPages(folder?: string): ParsedPage[] {
  return builtPages(folder).map((page) => ({
    ...page,
    get document() {
      const document = parsed.get(page.html) ?? documentOf(page.html);
      parsed.set(page.html, document);
      return document;
    },
  }));
}

/** The value of an attribute of the one element that a selector finds. @throws Error where there is none, or another */
export function attributeOf({ document, address }: ParsedPage, selector: string, attribute: string): string {
  const [element, second] = document.querySelectorAll(selector);
  const value = element?.getAttribute(attribute);
  if (value === null || value === undefined || second) throw new Error(`${address}: not one ${selector} with ${attribute}`);
  return value;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import type { Language } from '#content/languages.ts';

type BuiltPage = { address: string; language: Language; html: string };
/** A page as its file says it, before any script has run. */
export type ParsedPage = BuiltPage & { document: Document };

const PAGE = /(^|\/)index\.html$/;

/** Every page that was built, by the address it is served at: what is new is tested because it exists. With a query it is the same page. */
export function builtPages(folder = 'build/client'): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => PAGE.test(file) && !file.includes('%3F'))
    .sort()
    .map((file) => {
      const address = `/${file.replace(PAGE, '')}`;
      return { address, language: languageOfPath(address), html: readFileSync(path.join(folder, file), 'utf8') };
    });
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

import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';

/** Scripts, pictures and prefetches. Inline drawings are pictures. */
const REMOVED = [
  'script',
  'img',
  'picture',
  'svg',
  'video',
  'audio',
  'canvas',
  'iframe',
  'object',
  'embed',
];
const FETCHING = [
  'preload',
  'modulepreload',
  'prefetch',
  'prerender',
  'preconnect',
  'dns-prefetch',
  'icon',
  'apple-touch-icon',
  'manifest',
];
const STYLE = /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/gi;
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;
const URL_FUNCTION = /url\(\s*(?:"[^"]*"|'[^']*'|[^)]*)\s*\)/gi;
/** Replaces the text of a style element during parsing, because jsdom parses styles slowly. */
const PLACE = /\/\*style (\d+)\*\//g;

export type StrippedPage = {
  html: string;
  /** The texts of its style elements. */
  styles: string[];
};

/**
 * Removes scripts, pictures and web fonts from a page, as a baseline. Markup and style stay.
 * @param styleSheets new URLs of the linked style sheets, by their old ones
 */
export function stripPage(
  html: string,
  styleSheets: ReadonlyMap<string, string> = new Map(),
): StrippedPage {
  const styles: string[] = [];
  const held = html.replace(
    STYLE,
    (_, start: string, css: string) => `${start}/*style ${styles.push(stripStyles(css)) - 1}*/`,
  );
  const { document } = new JSDOM(held).window;
  for (const element of document.querySelectorAll(REMOVED.join())) element.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel]')) {
    if (FETCHING.some((rel) => link.relList.contains(rel))) link.remove();
    else if (link.relList.contains('stylesheet')) moveStyleSheet(link, styleSheets);
  }
  for (const element of document.querySelectorAll('*')) stripAttributes(element);
  const markup = `<!DOCTYPE html>${document.documentElement.outerHTML}`;
  return { html: markup.replace(PLACE, (_, index: string) => styles[Number(index)] ?? ''), styles };
}

/** Style without web fonts and pictures. */
export function stripStyles(css: string): string {
  return css.replace(FONT_FACE, '').replace(URL_FUNCTION, 'none');
}

/** Returns the URLs of the style sheets that a page links, as written. */
export function styleSheetsOf(html: string): string[] {
  const { document } = new JSDOM(html.replace(STYLE, '$1')).window;
  return [...document.querySelectorAll('link[rel~="stylesheet"]')].flatMap(
    (link) => link.getAttribute('href') ?? [],
  );
}

/** The policy of the page, with the hashes of its changed style elements. */
export function strippedPolicy(policy: string, styles: string[]): string {
  const hashes = styles.map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  return policy
    .split(/\s*;\s*/)
    .map((directive) =>
      isHashed(directive) ? ['style-src', ...hashes, "'self'"].join(' ') : directive,
    )
    .join('; ');
}

function isHashed(directive: string): boolean {
  return directive.startsWith('style-src ') && directive.includes("'sha");
}

function moveStyleSheet(link: HTMLLinkElement, styleSheets: ReadonlyMap<string, string>): void {
  const address = styleSheets.get(link.getAttribute('href') ?? '');
  if (address === undefined) return void link.remove();
  link.setAttribute('href', address);
  link.removeAttribute('integrity');
  link.removeAttribute('crossorigin');
}

function stripAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (name.startsWith('on')) element.removeAttribute(name);
    if (name === 'style') element.setAttribute(name, stripStyles(value));
  }
}

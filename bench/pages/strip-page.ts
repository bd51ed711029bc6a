import { JSDOM } from 'jsdom';
import { hashOf } from '#delivery/inline-hashes.ts';

/** Selectors of scripts and pictures. Inline drawings count as pictures. */
const REMOVED = 'script, img, picture, svg, video, audio, canvas, iframe, object, embed';
const FETCHING = 'stylesheet preload modulepreload prefetch icon apple-touch-icon manifest'
  .split(' ')
  .map((rel) => `link[rel~="${rel}"]`);
const STYLE = /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/gi;
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;
const URL_FUNCTION = /url\(\s*(?:"[^"]*"|'[^']*'|[^)]*)\s*\)/gi;
/** Placeholders replace the CSS while jsdom parses a page, because jsdom parses CSS slowly. */
const PLACE = /\/\*style (\d+)\*\//g;

type StrippedPage = { html: string; styles: string[] };

/** Removes scripts, pictures and web fonts from a page. Markup and inline styles stay. */
export function stripPage(html: string): StrippedPage {
  const styles: string[] = [];
  const withoutStyles = html.replace(
    STYLE,
    (_, start: string, css: string) => `${start}/*style ${styles.push(stripStyles(css)) - 1}*/`,
  );
  const { document } = new JSDOM(withoutStyles).window;
  for (const element of document.querySelectorAll([REMOVED, ...FETCHING].join())) element.remove();
  for (const element of document.querySelectorAll('*')) stripAttributes(element);
  const markup = `<!DOCTYPE html>${document.documentElement.outerHTML}`;
  return { html: markup.replace(PLACE, (_, index: string) => styles[Number(index)] ?? ''), styles };
}

/** Removes web fonts and pictures from a style sheet. @internal exported for its test */
export function stripStyles(css: string): string {
  return css.replace(FONT_FACE, '').replace(URL_FUNCTION, 'none');
}

/** Returns the page's content security policy with the hashes of the changed style elements. */
export function strippedPolicy(policy: string, styles: string[]): string {
  const stylePolicy = ['style-src', ...styles.map(hashOf), "'self'"].join(' ');
  return policy.replace(/style-src [^;]*'sha[^;]*/, () => stylePolicy);
}

function stripAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (name.startsWith('on')) element.removeAttribute(name);
    if (name === 'style') element.setAttribute(name, stripStyles(value));
  }
}

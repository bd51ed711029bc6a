import { createHash } from 'node:crypto';
import type { HydrationData } from './hydration/data.ts';
import { readElement, replaceElement } from './hydration/element.ts';
import type { Entry } from './manifest.ts';
import { styleCutter } from './styles/cut-styles.ts';
import { LATE_STYLES } from './styles/late-styles.ts';

type FinishedPage = {
  html: string;
  parts: { path: string; body: string; entry: Omit<Entry, 'encodings'> }[];
};

const STYLE = /(?<=<style>)[\s\S]*?(?=<\/style>)/;
/** Font faces stay in the page, because the layout would shift if they loaded later. */
const FACES = /@font-face\s*\{[^}]*\}/g;

const cutters = new Map<string, ReturnType<typeof styleCutter>>();

/**
 * Moves React's state into a file, and keeps only the CSS rules for the start of the page. A link
 * loads the other rules of the page.
 */
export function finishPage(html: string): FinishedPage {
  const css = STYLE.exec(html)?.[0];
  const data = readElement(html);
  if (css === undefined || data === undefined) return { html, parts: [] };

  const { context, stream, ...rest } = data;
  const state = hashedFile('start/state', 'json', JSON.stringify({ context, stream }));
  const late = html.includes(LATE_STYLES)
    ? [hashedFile('styles/page', 'css', cutterOf(css).forPage(html))]
    : [];
  return {
    html: withOwnRules(html, css, { ...rest, state: state.path }, late[0]?.path),
    parts: [{ ...state, entry: { ...state.entry, robots: 'noindex' } }, wholeSheet(css), ...late],
  };
}

/**
 * Removes unused CSS rules from a page that is rendered on request. React's state stays in the
 * page.
 */
export function finishAnswer(html: string): string {
  const css = STYLE.exec(html)?.[0];
  const data = readElement(html);
  if (css === undefined) return html;
  // A page without React needs no other rules later.
  if (data === undefined) return html.replace(STYLE, () => cutterOf(css).forStart(html, html));
  return withOwnRules(html, css, data);
}

/**
 * Keeps the rules for the start of a page, and adds a link to the other rules.
 * @param late the path of a sheet with the page's rules; by default, the whole sheet
 */
function withOwnRules(html: string, css: string, data: HydrationData, late?: string): string {
  const { path } = wholeSheet(css);
  const [start = '', ...rest] = html.split(LATE_STYLES);
  const rules = cutterOf(css).forStart(start, html);
  const link = (id = '') => `<link${id} rel="stylesheet" href="${late ?? path}"/>`;
  const styled =
    rest.length > 0
      ? `${waiting(start)}${link(' id="rest"')}${rest.join('')}`
      : withLinkInHead(html, link());
  return replaceElement(
    styled.replace(STYLE, () => rules),
    { ...data, styles: path },
  );
}

/**
 * The first frame waits for the link to the other rules, which is the end of the first screen.
 * Otherwise, a view transition begins with an empty page.
 */
function waiting(start: string): string {
  return start.replace('</head>', '<link rel="expect" href="#rest" blocking="render"/></head>');
}

function withLinkInHead(html: string, link: string): string {
  return html.replace('</head>', () => `<noscript>${link}</noscript></head>`);
}

function wholeSheet(css: string) {
  return hashedFile('styles/site', 'css', css.replace(FACES, ''));
}

function cutterOf(css: string): ReturnType<typeof styleCutter> {
  const cutter = cutters.get(css) ?? styleCutter(css);
  cutters.set(css, cutter);
  return cutter;
}

const TYPES = {
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

function hashedFile(name: string, ending: keyof typeof TYPES, body: string) {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.${ending}`;
  const entry = { file, type: TYPES[ending], cache: 'immutable' as const };
  return { path: `/${file}`, body, entry };
}

import { createHash } from 'node:crypto';
import { HYDRATION_ELEMENT, type HydrationData } from '#app/boot/hydrate.ts';
import { styleCutter } from './cut-styles.ts';

/** A page as it is served, and files that it now names, by their addresses. */
export type FinishedPage = { html: string; files: Record<string, string> };

const STYLE = /(?<=<style>)[\s\S]*?(?=<\/style>)/;
/**
 * A page keeps the faces that it needs. Rules of faces that come later would have all of its text
 * laid out anew.
 */
const FACES = /@font-face\s*\{[^}]*\}/g;
const DATA = new RegExp(
  `(?<=<script type="application/json" id="${HYDRATION_ELEMENT}">)[^<]*(?=</script>)`,
);

/** The sheet is the same on all pages of a build, and reading it takes longer than cutting it. */
const cutters = new Map<string, ReturnType<typeof styleCutter>>();

/**
 * Takes out of a rendered page what its first paint does without: the state that React starts from,
 * which repeats the words of the page, and the rules of the style sheet that nothing on it matches.
 * Both become files that the script in the head fetches when the page has loaded; without scripts
 * the sheet is loaded with the page.
 */
export function finishPage(html: string): FinishedPage {
  const css = STYLE.exec(html)?.[0];
  const data = DATA.exec(html)?.[0];
  if (css === undefined || data === undefined) return { html, files: {} };

  const { context, stream, ...rest } = JSON.parse(data) as HydrationData;
  const state = JSON.stringify({ context, stream });
  const stateAddress = addressOf('start/state', state, 'json');
  const { address, text } = sheetOf(css);
  return {
    html: withOwnRules(html, css, { ...rest, state: stateAddress }),
    files: { [stateAddress]: state, [address]: text },
  };
}

/**
 * The same for a page that answers one request: its state is nobody else's and stays in it, and its
 * sheet is the built one.
 */
export function finishAnswer(html: string): string {
  const css = STYLE.exec(html)?.[0];
  const data = DATA.exec(html)?.[0];
  return css === undefined || data === undefined ? html : withOwnRules(html, css, JSON.parse(data));
}

/** A page with the rules that it needs, which names the sheet with all of them. */
function withOwnRules(html: string, css: string, data: HydrationData): string {
  const { address } = sheetOf(css);
  return html
    .replace(STYLE, () => cut(css, html))
    .replace(DATA, () => asText({ ...data, styles: address }))
    .replace(
      '</head>',
      () => `<noscript><link rel="stylesheet" href="${address}"/></noscript></head>`,
    );
}

function sheetOf(css: string): { address: string; text: string } {
  const text = css.replace(FACES, '');
  return { address: addressOf('styles/site', text, 'css'), text };
}

function cut(css: string, html: string): string {
  const cutter = cutters.get(css) ?? styleCutter(css);
  cutters.set(css, cutter);
  return cutter(html);
}

/**
 * Named after its content, so that browsers may keep it, and a page never starts from the state of
 * another.
 */
function addressOf(name: string, content: string, ending: string): string {
  return `/${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`;
}

/** "<" would let a text of the content end the element. */
function asText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

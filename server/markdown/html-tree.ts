import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse).freeze();

export type HtmlRoot = ReturnType<typeof parser.parse>;
export type HtmlElement = Extract<HtmlRoot['children'][number], { type: 'element' }>;
export type HtmlNode = HtmlElement['children'][number];

/** A whole page as a tree (hast). */
export function parseHtml(html: string): HtmlRoot {
  return parser.parse(html);
}

/** A new element. */
export function element(
  tagName: string,
  children: HtmlNode[],
  properties: HtmlElement['properties'] = {},
): HtmlElement {
  return { type: 'element', tagName, properties, children };
}

/** The first element in a tree, as it is read, that a test accepts; also the root of the tree. */
export function findElement(
  node: HtmlRoot | HtmlRoot['children'][number],
  accepts: (found: HtmlElement) => boolean,
): HtmlElement | undefined {
  if (node.type === 'element' && accepts(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, accepts);
    if (found) return found;
  }
  return undefined;
}

/** All text in an element, with white space as one blank each. */
export function textOf(node: HtmlNode): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(rawText).join('') : '';
}

export const isHeading = (node: HtmlNode): node is HtmlElement =>
  node.type === 'element' && /^h[1-6]$/.test(node.tagName);

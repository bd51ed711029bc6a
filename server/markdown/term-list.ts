import { element, type HtmlElement, type HtmlNode } from './html-tree.ts';

/** What may stand in a line; all else is a block of its own. */
const BLOCKS = ['dl', 'div', 'figure', 'ol', 'p', 'table', 'ul'];

/**
 * A definition list, which Markdown does not have, as a list: each term bold, with what is said
 * about it.
 */
export function termList({ children }: HtmlElement): HtmlElement {
  const parts = children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  );
  const groups: { terms: HtmlElement[]; texts: HtmlElement[] }[] = [];
  for (const part of parts) {
    if (part.type !== 'element') continue;
    const last = groups.at(-1);
    if (part.tagName === 'dd') last?.texts.push(part);
    else if (last && last.texts.length === 0) last.terms.push(part);
    else groups.push({ terms: [part], texts: [] });
  }
  return element(
    'ul',
    groups.map(({ terms, texts }) => item(terms, texts)),
  );
}

function item(terms: HtmlElement[], texts: HtmlElement[]): HtmlElement {
  const bold = terms.flatMap((term, index) => [
    ...(index > 0 ? [text(' · ')] : []),
    element('strong', term.children),
  ]);
  const [only, ...more] = texts;
  if (!only) return element('li', bold);
  if (more.length === 0 && !only.children.some(isBlock))
    return element('li', [...bold, text(': '), ...only.children]);
  return element('li', [
    element('p', bold),
    ...texts.map(({ children }) => element('div', children)),
  ]);
}

function isBlock(node: HtmlNode): boolean {
  return node.type === 'element' && BLOCKS.includes(node.tagName);
}

function text(value: string): HtmlNode {
  return { type: 'text', value };
}

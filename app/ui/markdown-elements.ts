import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownElement, MarkdownNode } from './markdown-tree.ts';

export type Renderer = (children: ReactNode[], node: MarkdownElement) => ReactNode;
export type Renderers = Partial<Record<MarkdownElement[0], Renderer>>;

/** By default, an element becomes the HTML element of the same name. */
export function renderMarkdown(nodes: MarkdownNode[], renderers: Renderers): ReactNode[] {
  return nodes.map((node, index) =>
    createElement(
      Fragment,
      { key: index },
      typeof node === 'string' ? node : renderElement(node, renderers),
    ),
  );
}

function renderElement(node: MarkdownElement, renderers: Renderers): ReactNode {
  const [tag, inner, reference] = node;
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  const children = renderMarkdown(inner, renderers);
  const renderer = renderers[tag];
  if (renderer) return renderer(children, node);
  const scope = tag === 'th' ? { scope: 'col' } : {};
  const isFigures = (tag === 'th' || tag === 'td') && reference === 'figures';
  return createElement(tag, { ...scope, ...(isFigures ? { className: 'figures' } : {}) }, children);
}

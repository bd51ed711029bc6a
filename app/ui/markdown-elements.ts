import { createElement, Fragment, type MouseEvent, type ReactNode } from 'react';
import {
  type Attributes,
  blockOf,
  type MarkdownElement,
  type MarkdownNode,
} from './markdown-tree.ts';

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
  const [tag, inner, reference, extra] = node;
  const renderer = renderers[tag];
  const block = blockOf(node);
  if (block && !renderer) return renderMarkdown(block.shown, renderers);
  const children = renderMarkdown(inner, renderers);
  // Elements such as `<img>` and `<br>` must not have children.
  const content = children.length > 0 ? children : undefined;
  if (extra && !block) return createElement(tag, withCopying(tag, extra as Attributes), content);
  if (renderer) return renderer(children, node);
  const scope = tag === 'th' ? { scope: 'col' } : {};
  const isFigures = (tag === 'th' || tag === 'td') && reference === 'figures';
  return createElement(tag, { ...scope, ...(isFigures ? { className: 'figures' } : {}) }, content);
}

/** The only buttons in a text copy code. Their script loads when somebody presses one. */
function withCopying(tag: string, attributes: Attributes): object {
  return tag === 'button' ? { ...attributes, onClick: copyCode } : attributes;
}

async function copyCode({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> {
  const { copyCodeBeside } = await import('./copy-code.ts');
  await copyCodeBeside(currentTarget);
}

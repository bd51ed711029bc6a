import { createElement, Fragment, type MouseEvent, type ReactNode } from 'react';
import type { Block, MarkdownElement, MarkdownNode } from './markdown-tree.ts';

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
  const shown = (extra as Block | undefined)?.shown;
  if (shown && !renderer) return renderMarkdown(shown, renderers);
  const children = renderMarkdown(inner, renderers);
  // Elements such as `<img>` and `<br>` must not have children.
  const content = children.length > 0 ? children : undefined;
  if (renderer && (shown || !extra)) return renderer(children, node);
  // The only buttons in a text copy code.
  if (extra)
    return createElement(
      tag,
      { ...extra, onClick: tag === ('button' as string) ? copyCode : undefined },
      content,
    );
  const scope = tag === 'th' ? { scope: 'col' } : {};
  const isFigures = (tag === 'th' || tag === 'td') && reference === 'figures';
  return createElement(tag, { ...scope, ...(isFigures ? { className: 'figures' } : {}) }, content);
}

/** The script that copies loads when somebody presses a button. */
function copyCode({ currentTarget }: MouseEvent<HTMLElement>): void {
  void import('./copy-code.ts').then((module) => module.copyCodeBeside(currentTarget));
}

import type { MarkdownNode, MarkdownTree } from './markdown-tree.ts';

/** Removes the full stops from the bold names of steps, because the page shows them as headings. */
export function withStepNames(text: MarkdownTree): MarkdownTree {
  return { ...text, nodes: text.nodes.map(withoutStops) };
}

function withoutStops(node: MarkdownNode): MarkdownNode {
  if (typeof node === 'string') return node;
  const [tag, children, reference] = node;
  const inner =
    tag === 'strong'
      ? children.map((child) => (typeof child === 'string' ? child.replace(/\.$/, '') : child))
      : children.map(withoutStops);
  return reference === undefined ? [tag, inner] : [tag, inner, reference];
}

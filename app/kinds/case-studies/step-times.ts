import type { MarkdownNode, MarkdownTree } from '#app/ui/markdown-tree.ts';

/** Puts the months after a step's name into `<em>` and removes the brackets. */
export function withStepTimes(text: MarkdownTree): MarkdownTree {
  return { ...text, nodes: text.nodes.map(apart) };
}

function apart(node: MarkdownNode): MarkdownNode {
  if (typeof node === 'string') return node;
  const [tag, children, ...rest] = node;
  return [tag, tag === 'strong' ? children.flatMap(nameAndTime) : children.map(apart), ...rest];
}

function nameAndTime(child: MarkdownNode): MarkdownNode[] {
  const [, name, time] = (typeof child === 'string' && child.match(/^(.+ )\((.+)\)$/)) || [];
  return name && time ? [name, ['em', [time]]] : [child];
}

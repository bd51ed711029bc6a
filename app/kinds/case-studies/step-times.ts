import { type MarkdownNode, type MarkdownTree, plainTextOf } from '#app/ui/markdown-tree.ts';

/** A step's name and its months in brackets. */
const MONTHS = /^(.+ )\((.+)\)$/;

/** Puts the months after a step's name into `<em>` and removes the brackets. */
export function withStepTimes(text: MarkdownTree): MarkdownTree {
  return { ...text, nodes: text.nodes.map(apart) };
}

type Step = { name: string; time: string; text: MarkdownTree };

/** The steps of a solution, and the texts before and after them. */
export function stepsOf(solution: MarkdownTree) {
  const { nodes } = solution;
  const textOf = (part: MarkdownNode[]): MarkdownTree => ({ ...solution, nodes: part });
  const list = nodes.findIndex(([tag]) => tag === 'ol');
  const place = list < 0 ? nodes.length : list;
  const steps = childrenOf(nodes[place])
    .map(childrenOf)
    .map(([first = '', ...rest]): Step => {
      const head = plainTextOf(first);
      const [, name = head, time = ''] = head.match(MONTHS) ?? [];
      return { name: name.trim(), time, text: textOf(rest) };
    });
  return { before: textOf(nodes.slice(0, place)), steps, after: textOf(nodes.slice(place + 1)) };
}

const childrenOf = (node: MarkdownNode | undefined): MarkdownNode[] =>
  node === undefined || typeof node === 'string' ? [] : node[1];

function apart(node: MarkdownNode): MarkdownNode {
  if (typeof node === 'string') return node;
  const [tag, children, ...rest] = node;
  return [tag, tag === 'strong' ? children.flatMap(nameAndTime) : children.map(apart), ...rest];
}

function nameAndTime(child: MarkdownNode): MarkdownNode[] {
  const [, name, time] = (typeof child === 'string' && child.match(MONTHS)) || [];
  return name && time ? [name, ['em', [time]]] : [child];
}

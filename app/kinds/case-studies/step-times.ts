import { isolateFallback } from '#app/i18n/fallback.ts';
import { type MarkdownNode, type MarkdownTree, plainTextOf } from '#app/ui/markdown-tree.ts';

/** A step's name and its months in brackets. */
const MONTHS = /^(.+ )\((.+)\)$/;

/** Puts the months after a step's name into `<em>` and removes the brackets. */
export function withStepTimes(text: MarkdownTree): MarkdownTree {
  return { ...text, nodes: text.nodes.map(apart) };
}

/**
 * The names of the steps of a solution, without their months. If the solution has no translation,
 * the names are isolated.
 */
export function stepNames({ nodes, fallback }: MarkdownTree): string[] {
  const list = nodes.find((node) => typeof node !== 'string' && node[0] === 'ol');
  const steps = typeof list === 'object' ? list[1] : [];
  return steps.map((step) => {
    const name = typeof step === 'object' ? step[1].find(isStrong) : undefined;
    const text = name ? plainTextOf(name).replace(MONTHS, '$1').trim() : '';
    return fallback ? isolateFallback(text) : text;
  });
}

function isStrong(node: MarkdownNode): boolean {
  return typeof node === 'object' && node[0] === 'strong';
}

function apart(node: MarkdownNode): MarkdownNode {
  if (typeof node === 'string') return node;
  const [tag, children, ...rest] = node;
  return [tag, tag === 'strong' ? children.flatMap(nameAndTime) : children.map(apart), ...rest];
}

function nameAndTime(child: MarkdownNode): MarkdownNode[] {
  const [, name, time] = (typeof child === 'string' && child.match(MONTHS)) || [];
  return name && time ? [name, ['em', [time]]] : [child];
}

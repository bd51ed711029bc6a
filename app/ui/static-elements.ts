import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Attributes, MarkdownNode, MarkdownTag } from './markdown-tree.ts';

type Children = { children?: ReactNode };

/** Stands for a part of a text within components that become plain elements. */
export function Part(_: { nodes: MarkdownNode[] }): ReactNode {
  return null;
}

/**
 * Turns components without hooks into plain elements, which a page shows without the code of the
 * components.
 */
export function toElements(node: ReactNode): MarkdownNode[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (Array.isArray(node)) return node.flatMap(toElements);
  if (!isValidElement(node)) return [String(node)];
  const { type, props } = node as ReactElement<Children>;
  if (type === Fragment) return toElements(props.children);
  if (type === Part) return (props as Parameters<typeof Part>[0]).nodes;
  if (typeof type === 'function')
    return toElements((type as (props: Children) => ReactNode)(props));
  const { children, ...attributes } = props;
  return [[type as MarkdownTag, toElements(children), '', attributes as Attributes]];
}

import { createElement, memo, type ReactNode } from 'react';
import { originalLanguage } from '#content/languages.ts';
import { type Renderer, type Renderers, renderMarkdown } from './markdown-elements.ts';
import {
  type MarkdownElement,
  type MarkdownNode,
  type MarkdownTree,
  plainTextOf,
} from './markdown-tree.ts';
import { PageLink } from './page-link.tsx';
import { type TableName, TableScroller } from './table-scroller.tsx';

type MarkdownProps = {
  text: MarkdownTree;
  /** Components by name. The paragraph `{name}` of a text shows the component `name`. */
  blocks?: Record<string, ReactNode>;
  /** If this label is set, each heading gets a link to itself with this label. */
  anchor?: string;
  renderers?: Renderers;
};

/** Links in the text lead to pages in the reader's language. */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  const { text } = props;
  return (
    <div className="prose" {...fallbackLanguage(text)}>
      {renderMarkdown(text.nodes, renderersFor(props))}
    </div>
  );
});

export function fallbackLanguage({ fallback }: MarkdownTree): { lang?: string; dir?: string } {
  return fallback ? { lang: originalLanguage.code, dir: originalLanguage.dir } : {};
}

function renderersFor({
  text: { nodes },
  blocks = {},
  anchor,
  renderers,
}: MarkdownProps): Renderers {
  const heading: Renderer = (children, [tag, inner, id]) => {
    const element = createElement(tag, { id }, children);
    if (anchor === undefined) return element;
    // Inside the heading, the link would be part of the heading's accessible name.
    return (
      <div className="anchored">
        {element}
        <a
          className="anchor"
          href={`#${id}`}
          aria-label={`${anchor}: ${plainTextOf([tag, inner]).trim()}`}
        >
          #
        </a>
      </div>
    );
  };
  return {
    p: (children, [, inner]) => blockOf(inner, blocks) ?? <p>{children}</p>,
    a: (children, [, , to = '']) => <TextLink to={to}>{children}</TextLink>,
    blockquote: (children) => (
      <div role="note" className="margin-note">
        {children}
      </div>
    ),
    h2: heading,
    h3: heading,
    table: ([head, ...rows], node) => (
      <TableScroller {...nameOf(node, nodes)}>
        <thead>{head}</thead>
        <tbody>{rows}</tbody>
      </TableScroller>
    ),
    ...renderers,
  };
}

/**
 * The first table below a heading is named after the heading, any other table after its columns.
 */
function nameOf(table: MarkdownElement, nodes: MarkdownNode[]): TableName {
  const before = nodes
    .slice(0, nodes.indexOf(table))
    .findLast((node) => ['h2', 'h3', 'table'].includes(node[0]));
  const heading = before?.[0] === 'table' ? undefined : before?.[2];
  if (heading !== undefined) return { 'aria-labelledby': heading };
  const [head] = table[1];
  const columns = head === undefined || typeof head === 'string' ? [] : head[1];
  return { 'aria-label': columns.map(plainTextOf).join(' ').replace(/\s+/g, ' ').trim() };
}

function blockOf([only, ...rest]: MarkdownNode[], blocks: Record<string, ReactNode>): ReactNode {
  if (typeof only !== 'string' || rest.length > 0) return undefined;
  const [, name = ''] = /^\{(\w+)\}$/.exec(only) ?? [];
  return blocks[name];
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('/')) return <PageLink to={to}>{children}</PageLink>;
  // An email runs from left to right in both languages.
  if (to.startsWith('mailto:'))
    return (
      <a href={to}>
        <bdi dir="ltr">{children}</bdi>
      </a>
    );
  return <a href={to}>{children}</a>;
}

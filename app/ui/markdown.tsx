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
import { StackedRow, type TableName, TableScroller } from './table-scroller.tsx';

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
  const all: Renderers = {
    p: (children, [, inner]) => blockOf(inner, blocks) ?? <p>{children}</p>,
    a: (children, [, , to = '']) => <TextLink to={to}>{children}</TextLink>,
    blockquote: (children) => (
      <div role="note" className="margin-note">
        {children}
      </div>
    ),
    h2: heading,
    h3: heading,
    table: ([head, ...rows], node) => {
      const isStacked = hasManyWords(node);
      return (
        <TableScroller {...nameOf(node, nodes)} isStacked={isStacked}>
          <thead>{head}</thead>
          <tbody>{isStacked ? stackedRows(node, all) : rows}</tbody>
        </TableScroller>
      );
    },
    ...renderers,
  };
  return all;
}

/** More than three columns fit on a narrow screen only if most of them have figures. */
function hasManyWords(table: MarkdownElement): boolean {
  const columns = cellsOf(table[1][0]);
  const ofWords = columns.filter(([, , reference]) => reference !== 'figures');
  return columns.length > 3 && ofWords.length > 2;
}

function stackedRows([, [head, ...rows]]: MarkdownElement, renderers: Renderers): ReactNode {
  const names = cellsOf(head).map((cell) => plainTextOf(cell).trim());
  return rows.map((row, index) => (
    <StackedRow
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
      key={index}
      names={names}
      cells={cellsOf(row).map(([, inner, reference]) => ({
        content: renderMarkdown(inner, renderers),
        isFigures: reference === 'figures',
      }))}
    />
  ));
}

function cellsOf(row: MarkdownNode | undefined): MarkdownElement[] {
  if (row === undefined || typeof row === 'string') return [];
  return row[1].filter((cell) => typeof cell !== 'string');
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
  const columns = cellsOf(table[1][0]);
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

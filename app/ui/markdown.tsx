import { createElement, Fragment, memo, type ReactElement, type ReactNode } from 'react';
import { originalLanguage } from '#content/languages.ts';
import { type MarkdownNode, type MarkdownTree, plainTextOf } from './markdown-tree.ts';
import { PageLink } from './page-link.tsx';
import { type TableName, TableScroller } from './table-scroller.tsx';

type MarkdownProps = {
  text: MarkdownTree;
  /** Components by name. A paragraph of the text that is only `{name}` shows the component. */
  blocks?: Record<string, ReactNode>;
  /** Gives each heading a link to itself with this label. */
  anchor?: string;
};

/** Renders a parsed text. Its links lead to pages in the reader's language. */
export const Markdown = memo(function Markdown({
  text: { nodes, fallback },
  blocks = {},
  anchor,
}: MarkdownProps) {
  return (
    <div
      className="prose"
      {...(fallback ? { lang: originalLanguage.code, dir: originalLanguage.dir } : {})}
    >
      {nodes.map((node, index) =>
        render(node, index, { blocks, anchor, heading: headingAbove(nodes, index) }),
      )}
    </div>
  );
});

type Options = {
  blocks: Record<string, ReactNode>;
  anchor: string | undefined;
  heading: string | undefined;
};

function render(node: MarkdownNode, index: number, options: Options): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const [tag, children, reference] = node;
  const content = children.map((child, place) => render(child, place, options));
  switch (tag) {
    case 'p':
      return blockOf(children, index, options) ?? <p key={index}>{content}</p>;
    case 'a':
      return <TextLink key={index} to={reference ?? ''} content={content} />;
    case 'h2':
    case 'h3':
      return headingOf(createElement(tag, { key: index, id: reference }, content), node, options);
    case 'table':
      return (
        <TableScroller key={index} {...nameOf(children, options)}>
          <thead>{content[0]}</thead>
          <tbody>{content.slice(1)}</tbody>
        </TableScroller>
      );
    case 'th':
      return (
        <th key={index} scope="col">
          {content}
        </th>
      );
    case 'br':
    case 'hr':
      return createElement(tag, { key: index });
    default:
      return createElement(tag, { key: index }, content);
  }
}

/** The id of the heading that names a table: the first table under it. */
function headingAbove(nodes: MarkdownNode[], index: number): string | undefined {
  const before = nodes.slice(0, index).findLast((node) => ['h2', 'h3', 'table'].includes(node[0]));
  return before?.[0] === 'table' ? undefined : before?.[2];
}

/** A later table, or one without a heading, is named by the headers of its columns. */
function nameOf([head]: MarkdownNode[], { heading }: Options): TableName {
  if (heading !== undefined) return { 'aria-labelledby': heading };
  return {
    'aria-label':
      head === undefined || typeof head === 'string'
        ? ''
        : head[1].map(plainTextOf).join(' ').replace(/\s+/g, ' ').trim(),
  };
}

function blockOf(children: MarkdownNode[], index: number, { blocks }: Options): ReactNode {
  const [only] = children;
  const [, name] =
    typeof only === 'string' && children.length === 1 ? (/^\{(\w+)\}$/.exec(only) ?? []) : [];
  return name !== undefined && name in blocks ? (
    <Fragment key={index}>{blocks[name]}</Fragment>
  ) : undefined;
}

/**
 * A heading, with a link to itself if the text has such links. The link stands beside the heading,
 * so that the heading's accessible name is only its words.
 */
function headingOf(heading: ReactElement, node: MarkdownNode, { anchor }: Options): ReactNode {
  if (anchor === undefined) return heading;
  const label = `${anchor}: ${plainTextOf(node).trim()}`;
  return (
    <div key={heading.key} className="anchored">
      {heading}
      <a className="anchor" href={`#${node[2]}`} aria-label={label}>
        #
      </a>
    </div>
  );
}

function TextLink({ to, content }: { to: string; content: ReactNode }) {
  if (to.startsWith('/')) return <PageLink to={to}>{content}</PageLink>;
  // An email address reads from left to right in both languages.
  if (to.startsWith('mailto:'))
    return (
      <a href={to}>
        <bdi dir="ltr">{content}</bdi>
      </a>
    );
  return <a href={to}>{content}</a>;
}

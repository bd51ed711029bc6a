import { createElement, Fragment, memo, type ReactElement, type ReactNode } from 'react';
import { originalLanguage } from '#content/languages.ts';
import { type MarkdownNode, type MarkdownTree, plainTextOf } from './markdown-tree.ts';
import { PageLink } from './page-link.tsx';

type MarkdownProps = {
  text: MarkdownTree;
  /**
   * Parts that the site makes itself, by the name that stands for each in the text: alone in its
   * paragraph, as `{name}`.
   */
  blocks?: Record<string, ReactNode>;
  /** Names the link that each heading then has to itself. */
  anchor?: string;
};

/** A text of the content, written in Markdown, with its links leading to the reader's language. */
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

/**
 * What a table is called: by the element whose id is given, or in words. No two on a page are
 * called the same.
 */
type TableName = { 'aria-labelledby': string } | { 'aria-label': string };

/**
 * A wide table scrolls by itself, reachable by keyboard under its name, instead of widening the
 * page.
 */
export function TableScroller({ children, ...name }: TableName & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="table-scroller" tabIndex={0} {...name}>
      <table>{children}</table>
    </section>
  );
}

/** The id of the heading that the first table under it is called by. */
function headingAbove(nodes: MarkdownNode[], index: number): string | undefined {
  const before = nodes.slice(0, index).findLast((node) => ['h2', 'h3', 'table'].includes(node[0]));
  return before?.[0] === 'table' ? undefined : before?.[2];
}

/** Another table, or one without a heading, is called by the words at the head of its columns. */
function nameOf([head]: MarkdownNode[], { heading }: Options): TableName {
  if (heading !== undefined) return { 'aria-labelledby': heading };
  return {
    'aria-label':
      head === undefined || typeof head === 'string'
        ? ''
        : head[1].map(plainTextOf).join(' ').replace(/\s+/g, ' ').trim(),
  };
}

/** The names of a table's columns. */
export function TableHead({ names }: { names: string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
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
 * A heading, and where the text is to have them a link to it, for whoever wants to point another
 * reader there: beside it, as a heading's name is all that stands in it.
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
  // An address reads from left to right in either language.
  if (to.startsWith('mailto:'))
    return (
      <a href={to}>
        <bdi dir="ltr">{content}</bdi>
      </a>
    );
  return <a href={to}>{content}</a>;
}

import { createElement, Fragment, type ReactNode } from 'react';
import type { Markdown, MarkdownNode } from '#app/content/markdown.ts';
import { isFallback, say, unmark } from '#app/i18n/fallback.ts';
import { PageLink } from './page-link.tsx';

type PageTextProps = {
  text: Markdown;
  /** Parts that the site makes itself, by the name that stands for each in the text: alone in its paragraph, as `{name}`. */
  blocks?: Record<string, ReactNode>;
  /** Names the link that each heading then has to itself. */
  anchor?: string;
};

/** A text of the content, written in Markdown, with its links leading to the reader's language. */
export function PageText({ text: { nodes, fallback }, blocks = {}, anchor }: PageTextProps) {
  return (
    <div className="prose" {...(fallback ? { lang: 'en', dir: 'ltr' } : {})}>
      {nodes.map((node, index) => render(node, index, { blocks, anchor }))}
    </div>
  );
}

type Options = { blocks: Record<string, ReactNode>; anchor: string | undefined };

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
      return createElement(tag, { key: index, id: reference }, content, options.anchor && <Anchor to={reference ?? ''} label={options.anchor} />);
    case 'table':
      return <TableScroller key={index}>{<tbody>{content}</tbody>}</TableScroller>;
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

/** A wide table scrolls by itself, reachable by keyboard, instead of widening the page. */
export function TableScroller({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div className="table-scroller" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function blockOf(children: MarkdownNode[], index: number, { blocks }: Options): ReactNode {
  const [only] = children;
  const [, name] = typeof only === 'string' && children.length === 1 ? (/^\{(\w+)\}$/.exec(only) ?? []) : [];
  return name !== undefined && name in blocks ? <Fragment key={index}>{blocks[name]}</Fragment> : undefined;
}

/** Leads to the place it stands at, for whoever wants to point another reader there. */
function Anchor({ to, label }: { to: string; label: string }) {
  return (
    <a className="anchor" href={`#${to}`} aria-label={unmark(label)} {...(isFallback(label) ? { lang: say(label).lang } : {})}>
      #
    </a>
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

import { createElement, Fragment, type ReactNode } from 'react';
import type { Markdown, MarkdownNode } from '#app/content/markdown.ts';
import { PageLink } from './page-link.tsx';

/** A text of the content, written in Markdown, with its links leading to the reader's language. */
export function PageText({ text: { nodes, fallback } }: { text: Markdown }) {
  return (
    <div className="prose" {...(fallback ? { lang: 'en', dir: 'ltr' } : {})}>
      {nodes.map(render)}
    </div>
  );
}

function render(node: MarkdownNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const [tag, children, reference] = node;
  const content = children.map(render);
  switch (tag) {
    case 'a':
      return <TextLink key={index} to={reference ?? ''} content={content} />;
    case 'h2':
    case 'h3':
      return createElement(tag, { key: index, id: reference }, content);
    case 'table':
      // A wide table scrolls by itself, reachable by keyboard, instead of widening the page.
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        <div key={index} className="table-scroller" tabIndex={0}>
          <table>
            <tbody>{content}</tbody>
          </table>
        </div>
      );
    case 'br':
    case 'hr':
      return createElement(tag, { key: index });
    default:
      return createElement(tag, { key: index }, content);
  }
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

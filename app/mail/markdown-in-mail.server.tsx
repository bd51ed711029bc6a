import type { CSSProperties, ReactNode } from 'react';
import { type Renderers, renderMarkdown } from '#app/ui/markdown-elements.ts';
import { type MarkdownElement, type MarkdownNode, plainTextOf } from '#app/ui/markdown-tree.ts';
import colours from '#content/colours.json' with { type: 'json' };
import { HEADING, LIST, linkOf } from './mail-styles.ts';

/** Renders Markdown with style attributes. @param text the style of a paragraph */
export function markdownAsHtml(nodes: MarkdownNode[], text: CSSProperties): ReactNode {
  const prose: CSSProperties = { ...text, whiteSpace: 'normal' };
  const cell: CSSProperties = { padding: '6px 0', paddingInlineEnd: '16px', textAlign: 'start' };
  const renderers: Renderers = {
    p: (children) => <p style={prose}>{children}</p>,
    h2: (children) => <h2 style={HEADING}>{children}</h2>,
    h3: (children) => <h3 style={{ ...HEADING, fontSize: '19px' }}>{children}</h3>,
    ul: (children) => <ul style={{ ...prose, ...LIST }}>{children}</ul>,
    ol: (children) => <ol style={{ ...prose, ...LIST }}>{children}</ol>,
    blockquote: (children) => (
      <blockquote
        style={{
          margin: 0,
          paddingInlineStart: '16px',
          borderInlineStart: `2px solid ${colours.gold}`,
        }}
      >
        {children}
      </blockquote>
    ),
    a: (children, [, , href = '']) => <a {...linkOf({ href })}>{children}</a>,
    table: (rows) => (
      <table style={{ ...prose, borderCollapse: 'collapse' }}>
        <tbody>{rows}</tbody>
      </table>
    ),
    th: (children) => (
      <th scope="col" style={cell}>
        {children}
      </th>
    ),
    td: (children) => <td style={cell}>{children}</td>,
  };
  return renderMarkdown(nodes, renderers);
}

/**
 * Writes Markdown as plain text. A URL in a right-to-left line would tear the line apart, so a link
 * has a number, and the URLs have lines of their own at the end of the section.
 */
export function markdownAsText(nodes: MarkdownNode[]): string {
  const urls: string[] = [];
  let listed = 0;
  const flush = () => {
    const lines = urls.slice(listed).map((url, index) => `[${listed + index + 1}] ${url}`);
    listed = urls.length;
    return lines.length > 0 ? [lines.join('\n')] : [];
  };
  const write = (node: MarkdownNode): string => {
    if (typeof node === 'string') return node;
    const [tag, children, reference = ''] = node;
    const words = children.map(write).join('');
    if (tag === 'br') return '\n';
    if (tag !== 'a' || reference.startsWith('mailto:')) return words;
    urls.push(reference);
    return `${words} [${urls.length}]`;
  };
  const blocks = nodes.flatMap((node) => {
    if (typeof node === 'string') return node.trim() === '' ? [] : [node];
    const before = isHeading(node) ? flush() : [];
    return [...before, blockAsText(node, write)];
  });
  return [...blocks, ...flush()].join('\n\n');
}

function blockAsText(node: MarkdownElement, write: (node: MarkdownNode) => string): string {
  const [tag, children] = node;
  if (isHeading(node)) return plainTextOf(node).trim().toUpperCase();
  if (tag === 'ul') return children.map((item) => `- ${write(item).trim()}`).join('\n');
  if (tag === 'ol')
    return children.map((item, index) => `${index + 1}. ${write(item).trim()}`).join('\n');
  if (tag === 'table') return children.map((row) => rowAsText(row, write)).join('\n');
  return write(node).trim();
}

function rowAsText(row: MarkdownNode, write: (node: MarkdownNode) => string): string {
  return typeof row === 'string' ? row : row[1].map(write).join(' | ');
}

function isHeading([tag]: MarkdownElement): boolean {
  return tag === 'h2' || tag === 'h3';
}

import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isolate } from '#app/i18n/format.ts';
import type { MarkdownNode } from '#app/ui/markdown-tree.ts';
import colours from '#content/colours.json' with { type: 'json' };
import type { Language } from '#content/languages.ts';
import {
  BUTTON,
  HEADING,
  LEADING,
  type Leading,
  LIST,
  linkOf,
  SANS,
  TEXT,
  TITLE,
} from './mail-styles.ts';
import { markdownAsHtml, markdownAsText } from './markdown-in-mail.server.tsx';
import type { Letter } from './ports.ts';

/** Without `direction`, the first letter of the value determines the direction. */
export type Fact = readonly [label: string, value: string, direction?: Language['dir'] | undefined];

/** An item of a list, which may be a link. */
type ListItem = string | { text: string; href: string };

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  /** The targets of links are absolute URLs. */
  | { kind: 'markdown'; nodes: MarkdownNode[] }
  | { kind: 'list'; items: readonly ListItem[] }
  | { kind: 'facts'; rows: readonly Fact[] }
  /** The plain text of the mail omits the picture. */
  | { kind: 'picture'; id: string; side: number; caption: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'links'; label: string; links: readonly { label: string; href: string }[] };

export function textBlock(text: string): Block {
  return { kind: 'text', text };
}

type Content = { subject: string; blocks: Block[]; signature?: string };

/** The HTML loads no external resources. */
export function composeLetter(language: Language, { subject, blocks, signature }: Content): Letter {
  const all = signature ? [...blocks, textBlock(signature)] : blocks;
  // Mail programs use the direction of the first letter, and the right-to-left mark counts as a
  // letter.
  const mark = language.dir === 'rtl' ? '\u200f' : '';
  return {
    subject,
    text: `${mark}${all.flatMap(asText).join('\n\n')}\n`,
    html: asHtml(language, subject, all),
  };
}

function asText(block: Block): string | [] {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'title':
    case 'heading':
      return block.text.toUpperCase();
    case 'markdown':
      return markdownAsText(block.nodes);
    case 'list':
      return block.items.map((item) => `- ${itemAsText(item)}`).join('\n');
    case 'facts':
      return block.rows.map(factAsText).join('\n');
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'links':
      return [block.label, ...block.links.map(({ label, href }) => `${label}:\n${href}`)].join(
        '\n',
      );
    case 'picture':
      return [];
  }
}

function itemAsText(item: ListItem): string {
  return typeof item === 'string' ? item : `${item.text}\n  ${item.href}`;
}

const ISOLATES = { ltr: '\u2066', rtl: '\u2067' } as const;

/** Each line has its own direction, so a value of several lines begins on a new line. */
function factAsText([label, value, direction]: Fact): string {
  if (value.includes('\n')) return `${label}:\n${value}`;
  return `${label}: ${direction ? `${ISOLATES[direction]}${value}\u2069` : isolate(value)}`;
}

function asHtml({ code, dir }: Language, subject: string, blocks: Block[]): string {
  const page = (
    <html lang={code} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: '24px 12px',
          background: colours.sand,
          color: colours.ink,
          fontFamily: SANS,
        }}
      >
        {/* Many mail programs drop the html element, so this element repeats its attributes. */}
        <div
          lang={code}
          dir={dir}
          style={{
            maxWidth: '600px',
            margin: '0 auto',
            padding: '28px 24px',
            background: colours.surface,
            borderTop: `4px solid ${colours.gold}`,
          }}
        >
          {blocks.map((block, index) =>
            createElement('div', { key: index }, blockAsHtml(block, LEADING[dir])),
          )}
        </div>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function blockAsHtml(block: Block, leading: Leading): ReactNode {
  const text = { ...TEXT, lineHeight: leading.text };
  switch (block.kind) {
    case 'text':
      return <p style={text}>{block.text}</p>;
    case 'title':
      return <h1 style={TITLE}>{block.text}</h1>;
    case 'markdown':
      return markdownAsHtml(block.nodes, text);
    case 'heading':
      return <h2 style={HEADING}>{block.text}</h2>;
    case 'list':
      return (
        <ul style={{ ...text, ...LIST }}>
          {block.items.map((item) => (
            <li key={typeof item === 'string' ? item : item.href} dir="auto">
              {typeof item === 'string' ? item : <a {...linkOf(item)}>{item.text}</a>}
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <table
          role="presentation"
          style={{
            width: '100%',
            margin: '0 0 20px',
            borderCollapse: 'collapse',
            fontSize: '15px',
            lineHeight: leading.facts,
          }}
        >
          <tbody>
            {block.rows.map(([label, value, direction = 'auto']) => (
              <tr key={label}>
                <td
                  style={{
                    padding: '8px 0',
                    paddingInlineEnd: '16px',
                    width: '34%',
                    borderTop: `1px solid ${colours.mailLine}`,
                    color: colours.muted,
                    verticalAlign: 'top',
                  }}
                >
                  {label}
                </td>
                <td
                  dir={direction}
                  style={{
                    padding: '8px 0',
                    borderTop: `1px solid ${colours.mailLine}`,
                    whiteSpace: 'pre-wrap',
                    textAlign: 'start',
                    wordBreak: 'break-word',
                  }}
                >
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'picture':
      return (
        <div style={{ margin: '24px 0', textAlign: 'center' }}>
          <img
            // Without this attribute, React would add a link that preloads the picture.
            loading="lazy"
            src={`cid:${block.id}`}
            width={block.side}
            height={block.side}
            alt=""
            style={{ display: 'inline-block' }}
          />
          <p style={{ ...text, margin: '8px 0 0', color: colours.muted, fontSize: '14px' }}>
            {block.caption}
          </p>
        </div>
      );
    case 'link':
      return (
        <p style={text}>
          <a href={block.href} style={BUTTON}>
            {block.label}
          </a>
        </p>
      );
    case 'links':
      return (
        <p style={text}>
          {block.label}{' '}
          {block.links.map(({ label, href }, index) => (
            <Fragment key={label}>
              {index > 0 && ' · '}
              <a {...linkOf({ href })}>{label}</a>
            </Fragment>
          ))}
        </p>
      );
  }
}

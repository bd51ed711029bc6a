import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isolate } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import type { Letter } from './ports.ts';

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; label: string; href: string };

export function textBlock(text: string): Block {
  return { kind: 'text', text };
}

type Content = { subject: string; blocks: Block[]; signature?: string };

/** Composes a mail as plain text and as HTML. The HTML loads no external resources. */
export function composeLetter(language: Language, { subject, blocks, signature }: Content): Letter {
  const all = signature ? [...blocks, textBlock(signature)] : blocks;
  return {
    subject,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: asHtml(language, subject, all),
  };
}

function asText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.rows
        .map(([label, value]) =>
          value.includes('\n') ? `${label}:\n${value}` : `${label}: ${isolate(value)}`,
        )
        .join('\n');
    case 'link':
      return `${block.label}:\n${block.href}`;
  }
}

// Mail programs ignore style sheets, so the styles are in the elements.
const SERIF = "'Markazi Text', Georgia, 'Times New Roman', serif";
const SANS = "'Instrument Sans', 'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif";
const TEXT = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: '1.6',
  whiteSpace: 'pre-line',
} as const;

const BUTTON = {
  display: 'inline-block',
  padding: '10px 18px',
  background: '#0F2A26',
  color: '#F6F1E7',
  textDecoration: 'none',
  borderRadius: '2px',
} as const;

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
          background: '#F6F1E7',
          color: '#14211D',
          fontFamily: SANS,
        }}
      >
        <div
          dir={dir}
          style={{
            maxWidth: '600px',
            margin: '0 auto',
            padding: '28px 24px',
            background: '#FFFDF8',
            borderTop: '4px solid #D9A66B',
          }}
        >
          {blocks.map((block, index) => createElement('div', { key: index }, blockAsHtml(block)))}
        </div>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function blockAsHtml(block: Block): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p style={TEXT}>{block.text}</p>;
    case 'heading':
      return (
        <h2
          style={{
            margin: '24px 0 8px',
            fontFamily: SERIF,
            fontSize: '22px',
            fontWeight: 600,
            lineHeight: '1.3',
          }}
        >
          {block.text}
        </h2>
      );
    case 'list':
      return (
        <ul style={{ ...TEXT, paddingInlineStart: '20px' }}>
          {block.items.map((item) => (
            <li key={item} dir="auto">
              {item}
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
            lineHeight: '1.5',
          }}
        >
          <tbody>
            {block.rows.map(([label, value]) => (
              <tr key={label}>
                <td
                  style={{
                    padding: '8px 0',
                    paddingInlineEnd: '16px',
                    width: '34%',
                    borderTop: '1px solid #DDD5C4',
                    color: '#55605B',
                    verticalAlign: 'top',
                  }}
                >
                  {label}
                </td>
                <td
                  dir="auto"
                  style={{
                    padding: '8px 0',
                    borderTop: '1px solid #DDD5C4',
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
    case 'link':
      return (
        <p style={TEXT}>
          <a href={block.href} style={BUTTON}>
            {block.label}
          </a>
        </p>
      );
  }
}

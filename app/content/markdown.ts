import type { Nodes, Root, Table } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { isFallback, isolateFallback, withoutIsolate } from '#app/i18n/fallback.ts';
import {
  blockOf,
  type MarkdownNode,
  type MarkdownTree,
  plainTextOf,
} from '#app/ui/markdown-tree.ts';
import { blockOfCode, blockOfDirective, refuseBrokenBlock } from './markdown-blocks.ts';

/** @throws Error for Markdown that the site does not render, such as raw HTML */
export function parseMarkdown(source: string): MarkdownTree {
  const written = withoutIsolate(source);
  // Only blocks are directives. Within a line, a colon before a letter is common.
  const { flow = {} } = directive();
  const tree: Root = fromMarkdown(written, {
    extensions: [gfm(), { flow }],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
  });
  const ids = new Set<string>();
  const nodes = tree.children.map((node) => {
    try {
      return toNode(node, { ids, source: written });
    } catch (error) {
      const line = node.position?.start.line;
      throw new Error(
        `${error instanceof Error ? error.message : error} (line ${line} of the text)`,
      );
    }
  });
  markFirst(nodes);
  return { nodes, fallback: isFallback(source) };
}

/** A picture at the beginning of a text loads at once. */
function markFirst([first]: MarkdownNode[]): void {
  const block = first !== undefined && typeof first !== 'string' && blockOf(first);
  if (block && first[0] === 'picture') block.isFirst = true;
}

export function headingsOf({ nodes, fallback }: MarkdownTree): { id: string; heading: string }[] {
  const wordsOf = (node: MarkdownNode) =>
    fallback ? isolateFallback(plainTextOf(node).trim()) : plainTextOf(node).trim();
  return nodes.flatMap((node) =>
    typeof node !== 'string' && node[0] === 'h2'
      ? [{ id: node[2] ?? '', heading: wordsOf(node) }]
      : [],
  );
}

export function headingTexts(text: MarkdownTree): string[] {
  return headingsOf(text).map(({ heading }) => heading);
}

export function mapText(text: MarkdownTree, change: (words: string) => string): MarkdownTree {
  const mapNode = (node: MarkdownNode): MarkdownNode => {
    if (typeof node === 'string') return change(node);
    const [tag, children, ...reference] = node;
    return [tag, children.map(mapNode), ...reference];
  };
  return { ...text, nodes: text.nodes.map(mapNode) };
}

const TAGS = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  blockquote: 'blockquote',
} as const;

/** `ids` collects the anchors of headings, which must be unique. */
type Context = { ids: Set<string>; source: string };

function toNode(node: Nodes, context: Context): MarkdownNode {
  const inner = (child: Nodes) => toNode(child, context);
  switch (node.type) {
    case 'text':
      refuseBrokenBlock(node.value);
      return node.value.replaceAll('\n', ' ');
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3)
        throw new Error(`a heading of level ${node.depth}; only ## and ### are used in a text`);
      return [
        `h${node.depth}`,
        node.children.map(inner),
        unusedId(slugOf(plainText(node)), context.ids),
      ];
    }
    case 'list':
      return [node.ordered ? 'ol' : 'ul', node.children.map(inner)];
    case 'listItem':
      // In a tight list, the text of an item is not inside a paragraph.
      return [
        'li',
        node.children.flatMap((child) =>
          child.type === 'paragraph' && !node.spread ? child.children.map(inner) : [inner(child)],
        ),
      ];
    case 'paragraph':
    case 'strong':
    case 'emphasis':
    case 'blockquote':
      return [TAGS[node.type], node.children.map(inner)];
    case 'link':
      return ['a', node.children.map(inner), node.url];
    case 'inlineCode':
      return ['code', [node.value]];
    case 'code':
      return blockOfCode(node);
    case 'containerDirective':
    case 'leafDirective':
      return blockOfDirective(node, context.source, inner);
    case 'thematicBreak':
      return ['hr', []];
    case 'break':
      return ['br', []];
    case 'table':
      return ['table', tableRows(node, inner)];
    default:
      throw new Error(`Markdown of the kind “${node.type}”, which the site does not render`);
  }
}

/**
 * In a table with more than two columns of words, and more than three columns, each cell has the
 * name of its column, because a narrow screen shows such rows as blocks.
 */
function tableRows({ align, children }: Table, inner: (child: Nodes) => MarkdownNode) {
  const names = (children[0]?.children ?? []).map((cell) => plainText(cell));
  const isFigures = (column: number) => align?.[column] === 'right';
  const ofWords = names.filter((_name, column) => !isFigures(column));
  const isStacked = names.length > 3 && ofWords.length > 2;
  return children.map(
    (row, index): MarkdownNode => [
      'tr',
      row.children.map((cell, column): MarkdownNode => {
        const tag = index === 0 ? 'th' : 'td';
        const content = cell.children.map(inner);
        const figures = isFigures(column) ? 'figures' : undefined;
        if (index === 0 || !isStacked) return figures ? [tag, content, figures] : [tag, content];
        const label = { 'data-label': names[column] ?? '' };
        return [tag, content, figures ?? '', figures ? { ...label, className: figures } : label];
      }),
    ],
  );
}

function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function unusedId(id: string, ids: Set<string>): string {
  let unused = id;
  for (let count = 2; ids.has(unused); count += 1) unused = `${id}-${count}`;
  ids.add(unused);
  return unused;
}

const SUMMARY = 180;

/** The first words of a text, cut after a sentence or between two words. */
export function firstWords(text: MarkdownTree): string {
  const words = plainTextOf(text).replace(/\s+/g, ' ').trim();
  if (words.length <= SUMMARY) return words;
  const sentence = words.slice(0, SUMMARY).match(/^.*[.؟?!](?=\s)/)?.[0];
  return sentence ?? `${words.slice(0, words.lastIndexOf(' ', SUMMARY))} …`;
}

import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { isFallback, isolateFallback, withoutIsolate } from '#app/i18n/fallback.ts';

/**
 * A piece of rendered text: a string, or an element as [tag, children] with its id or href where it
 * has one.
 */
export type MarkdownNode =
  | string
  | [tag: MarkdownTag, children: MarkdownNode[], reference?: string];
type MarkdownTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'ul'
  | 'ol'
  | 'li'
  | 'strong'
  | 'em'
  | 'a'
  | 'code'
  | 'blockquote'
  | 'hr'
  | 'br'
  | 'table'
  | 'tr'
  | 'th'
  | 'td';
/** `fallback`: the text stands in for a missing translation and is in the first language. */
export type Markdown = { nodes: MarkdownNode[]; fallback: boolean };

/**
 * Parses Markdown into plain data that React can render in the browser without inner HTML, which
 * the content security policy forbids.
 * @throws Error naming the construct, for what the site does not render (raw HTML, images,
 * first-level headings).
 */
export function parseMarkdown(source: string): Markdown {
  const tree: Root = fromMarkdown(withoutIsolate(source), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const ids = new Set<string>();
  return { nodes: tree.children.map((node) => toNode(node, ids)), fallback: isFallback(source) };
}

/**
 * The second-level headings of a text, with their anchors; marked where the text stands in for a
 * translation.
 */
export function headingsOf({ nodes, fallback }: Markdown): { id: string; heading: string }[] {
  const wordsOf = (node: MarkdownNode) =>
    fallback ? isolateFallback(plainTextOf(node).trim()) : plainTextOf(node).trim();
  return nodes.flatMap((node) =>
    typeof node !== 'string' && node[0] === 'h2'
      ? [{ id: node[2] ?? '', heading: wordsOf(node) }]
      : [],
  );
}

/** The headings of a text, as the search reads them. */
export function headingTexts(text: Markdown): string[] {
  return headingsOf(text).map(({ heading }) => heading);
}

/** The words of a text without its marks; what stands in blocks is set apart by line breaks. */
export function plainTextOf(node: Markdown | MarkdownNode): string {
  if (typeof node === 'string') return node;
  if (!Array.isArray(node)) return node.nodes.map(plainTextOf).join('\n');
  const [tag, children] = node;
  const words = children.map(plainTextOf).join('');
  return INLINE.has(tag) ? words : `${words}\n`;
}

/** The same text with something else for each of its strings, such as filled {placeholders}. */
export function mapText(text: Markdown, change: (words: string) => string): Markdown {
  const mapNode = (node: MarkdownNode): MarkdownNode => {
    if (typeof node === 'string') return change(node);
    const [tag, children, ...reference] = node;
    return [tag, children.map(mapNode), ...reference];
  };
  return { ...text, nodes: text.nodes.map(mapNode) };
}

const INLINE = new Set<MarkdownTag>(['strong', 'em', 'a', 'code']);

/** @param ids those that the text has given away; that of a heading is added */
function toNode(node: Nodes, ids: Set<string>): MarkdownNode {
  const inner = (child: Nodes) => toNode(child, ids);
  switch (node.type) {
    case 'text':
      return node.value.replaceAll('\n', ' ');
    case 'paragraph':
      return ['p', node.children.map(inner)];
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3)
        throw new Error(`a heading of level ${node.depth}; only ## and ### are used in a text`);
      return [`h${node.depth}`, node.children.map(inner), unusedId(slugOf(plainText(node)), ids)];
    }
    case 'list':
      return [node.ordered ? 'ol' : 'ul', node.children.map(inner)];
    case 'listItem':
      // A tight item's paragraph is only wrapping.
      return [
        'li',
        node.children.flatMap((child) =>
          child.type === 'paragraph' && !node.spread ? child.children.map(inner) : [inner(child)],
        ),
      ];
    case 'strong':
      return ['strong', node.children.map(inner)];
    case 'emphasis':
      return ['em', node.children.map(inner)];
    case 'link':
      return ['a', node.children.map(inner), node.url];
    case 'inlineCode':
      return ['code', [node.value]];
    case 'blockquote':
      return ['blockquote', node.children.map(inner)];
    case 'thematicBreak':
      return ['hr', []];
    case 'break':
      return ['br', []];
    case 'table':
      return [
        'table',
        node.children.map((row, index) => [
          'tr',
          row.children.map((cell) => [index === 0 ? 'th' : 'td', cell.children.map(inner)]),
        ]),
      ];
    default:
      throw new Error(`Markdown of the kind “${node.type}”, which the site does not render`);
  }
}

function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** A heading's anchor: letters and digits of any script, joined by hyphens. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The same where it is the first in its text, else with the next number: `scope`, `scope-2`,
 * `scope-3`.
 */
function unusedId(id: string, ids: Set<string>): string {
  let unused = id;
  for (let count = 2; ids.has(unused); count += 1) unused = `${id}-${count}`;
  ids.add(unused);
  return unused;
}

/** Characters of a summary that is taken from a longer text. */
const SUMMARY = 180;

/** The beginning of a text, cut at the end of a sentence or between words, as its summary. */
export function firstWords(text: Markdown): string {
  const words = plainTextOf(text).replace(/\s+/g, ' ').trim();
  if (words.length <= SUMMARY) return words;
  const sentence = words.slice(0, SUMMARY).match(/^.*[.؟?!](?=\s)/)?.[0];
  return sentence ?? `${words.slice(0, words.lastIndexOf(' ', SUMMARY))} …`;
}

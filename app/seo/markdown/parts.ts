import type * as mdast from 'mdast';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import { listOf, textBlocks } from './text-blocks.ts';

/**
 * False or undefined means that the page lacks the part. Paths in links have no language prefix.
 */
export type Part = string | MarkdownTree | mdast.RootContent | false | undefined | readonly Part[];
type Inline = string | mdast.PhrasingContent;

/** A link or a picture alone becomes a paragraph. */
export function blocksOf(part: Part): mdast.RootContent[] {
  if (!part) return [];
  if (typeof part === 'string') return [paragraph(part)];
  if ('nodes' in part) return textBlocks(part.nodes);
  if (!('type' in part)) return part.flatMap(blocksOf);
  return part.type === 'link' || part.type === 'image' ? [paragraph(part)] : [part];
}

export function heading(depth: mdast.Heading['depth'], content: Inline): mdast.Heading {
  return { type: 'heading', depth, children: [wordsOf(content)] };
}

function paragraph(...content: Inline[]): mdast.Paragraph {
  return { type: 'paragraph', children: content.map(wordsOf) };
}

/** Dots stand between the items. */
export function line(...content: (Inline | false)[]): mdast.Paragraph {
  const items = content.filter((item) => item !== false);
  return paragraph(...items.flatMap((item, index) => (index > 0 ? [' · ', item] : [item])));
}

export function link(to: string, label: string): mdast.Link {
  return { type: 'link', url: to, children: [wordsOf(label)] };
}

export function strong(words: string): mdast.PhrasingContent {
  return { type: 'strong', children: [wordsOf(words)] };
}

/** @param src the absolute URL of the picture */
export function picture(src: string, alt: string): mdast.Image {
  return { type: 'image', url: src, alt };
}

export function list(items: readonly Part[]): mdast.List {
  return listOf(items.map(listItem), false);
}

function listItem(item: Part): mdast.ListItem {
  const children = blocksOf(item) as mdast.BlockContent[];
  return { type: 'listItem', spread: children.length > 1, children };
}

/** Markdown has no definition lists, so this is a list with bold names. */
export function terms(pairs: readonly (readonly [name: string, text: string])[]): mdast.List {
  return list(pairs.map(([name, text]) => paragraph(strong(name), ': ', text)));
}

export function namedList(items: readonly { name: string; text: string }[]): mdast.List {
  return terms(items.map(({ name, text }) => [name, text]));
}

/** Dots stand between several contents of a cell. */
export function table(names: string[], rows: readonly (Inline | Inline[])[][]): mdast.Table {
  return {
    type: 'table',
    children: [names, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({
        type: 'tableCell',
        children: line(...[cell].flat()).children,
      })),
    })),
  };
}

export function masthead(words: { heading: string; lead: string }, label?: Part): Part {
  return [heading(1, words.heading), label, words.lead];
}

export function section(name: Inline, ...parts: Part[]): Part {
  return [heading(2, name), parts];
}

export function sections(items: readonly { heading: string; body: MarkdownTree }[]): Part {
  return items.map(({ heading: name, body }) => section(name, body));
}

export function evidence(
  { figure, text }: { figure: string; text: string },
  study: string,
  measured: string,
): mdast.Paragraph {
  return paragraph(strong(figure), ' ', text, ' ', link(`/case-studies/${study}`, measured));
}

export function nextStep(
  words: { heading: string; text?: string; action: string },
  promise: string,
  to = '/contact',
): Part {
  return section(words.heading, words.text, link(to, words.action), promise);
}

type Card = { to: string; heading: string; text: string; note?: Part };

export function cards(items: readonly Card[]): Part {
  return items.map(({ to, heading: name, note, text }) => [heading(3, link(to, name)), note, text]);
}

type Quoted = { text: string; name?: string | undefined; role: string };

export function quotation({ text, name, role }: Quoted): mdast.Blockquote {
  return { type: 'blockquote', children: [paragraph(text), line(name ?? false, role)] };
}

type Question = { question: string; answer: MarkdownTree };

export function questionList(questions: readonly Question[]): Part {
  return questions.map(({ question, answer }) => [heading(3, question), answer]);
}

function wordsOf(content: Inline): mdast.PhrasingContent {
  return typeof content === 'string' ? { type: 'text', value: content } : content;
}

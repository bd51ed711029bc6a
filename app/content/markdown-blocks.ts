import type { BlockContent, Code, Nodes, Paragraph, Table } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Block, ChartData, MarkdownElement, MarkdownNode } from '#app/ui/markdown-tree.ts';
import { codeLanguages } from './code-languages.ts';

type Directive = ContainerDirective | LeafDirective;
type Inner = (node: Nodes) => MarkdownNode;

const ASIDES = ['note', 'tip', 'warning'];
const NAMES = ['picture', 'chart', 'video', ...ASIDES];
/** A name without folders and capitals, so that it is the same on all disks. */
export const MEDIA_NAME = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** @throws Error for a directive that the site does not know, or that lacks a part */
export function blockOfDirective(node: Directive, source: string, inner: Inner): MarkdownElement {
  const { name } = node;
  if (!NAMES.includes(name)) throw new Error(`:::${name}; known are ${NAMES.join(', ')}`);
  const end = source.slice(node.position?.start.offset, node.position?.end.offset);
  if (node.type === 'containerDirective' && !/\n\s*:{3,}$/.test(end))
    throw new Error(`:::${name} without a line of ::: after it`);
  if (ASIDES.includes(name)) return asideOf(node, inner);
  if (name === 'picture') return pictureOf(node, inner);
  return name === 'chart' ? chartOf(node, inner) : videoOf(node, inner);
}

/**
 * A block with a mistake in its first line, such as a space before the brace, is only a text.
 * @throws Error for such a text
 */
export function refuseBrokenBlock(text: string): void {
  const [broken] = /^[^\p{L}\p{N}\n]*:{2,}.*|.*\{(file|poster)=.*/mu.exec(text) ?? [];
  if (broken !== undefined)
    throw new Error(`“${broken}”, which is no block; such as ::picture[A star]{file=my-file.png}`);
}

/** @throws Error for a code block in a language that the site does not know */
export function blockOfCode({ lang, value }: Code): MarkdownElement {
  if (!lang || !Object.hasOwn(codeLanguages, lang))
    throw new Error(
      `a code block in “${lang ?? ''}”; known are ${Object.keys(codeLanguages).join(', ')}`,
    );
  return ['pre', [value], lang, block()];
}

function block(facts: Partial<Block> = {}): Block {
  return { shown: [], ...facts };
}

function asideOf(node: Directive, inner: Inner): MarkdownElement {
  const { label, content } = partsOf(node, []);
  if (label) throw new Error(`:::${node.name} with a title; the site writes the title`);
  if (content.length === 0) throw new Error(`:::${node.name} without a text`);
  return ['aside', content.map(inner), node.name, block()];
}

function pictureOf(node: Directive, inner: Inner): MarkdownElement {
  const { label: alt, content, facts } = partsOf(node, ['file']);
  if (!alt) throw new Error(`${nameOf(node)} without an alternative text in […]`);
  if (content.length > 2 || content.some(({ type }) => type !== 'paragraph'))
    throw new Error(`${nameOf(node)} with more than a caption and a credit, a paragraph each`);
  return ['picture', content.map(inner), facts.file, block({ alt })];
}

function videoOf(node: Directive, inner: Inner): MarkdownElement {
  const { label: alt, content, facts } = partsOf(node, ['file', 'poster']);
  if (!alt) throw new Error(`${nameOf(node)} without a name in […]`);
  if (content.length === 0) throw new Error(`${nameOf(node)} without a transcript`);
  return ['video', content.map(inner), facts.file, block({ alt, poster: facts.poster ?? '' })];
}

function chartOf(node: Directive, inner: Inner): MarkdownElement {
  const { content } = partsOf(node, []);
  const [caption, table, ...others] = content;
  if (caption?.type !== 'paragraph' || table?.type !== 'table' || others.length > 0)
    throw new Error(':::chart without a caption and a table, in this order');
  return ['chart', [inner(caption), inner(table)], '', block({ data: dataOf(table) })];
}

const MOST_ROWS = 6;

function dataOf({ children: [head, ...rows] }: Table): ChartData {
  const cells = [head, ...rows].map((row) => row?.children ?? []);
  if (rows.length < 1 || rows.length > MOST_ROWS || cells.some(({ length }) => length !== 2))
    throw new Error(`:::chart with a table other than two columns and 1 to ${MOST_ROWS} rows`);
  const [[first = '', second = ''] = [], ...texts] = cells.map((row) => row.map(textOf));
  const values = texts.map(([, written = '']) => numberOf(written));
  const units = new Set(values.map(({ unit }) => unit));
  if (units.size > 1) throw new Error(':::chart with and without % in one table');
  const main = rows.findIndex(({ children: [cell] }) => cell?.children[0]?.type === 'strong');
  return {
    columns: [first, second],
    unit: values[0]?.unit ?? '',
    bars: values.map(({ value }, row) => ({ label: texts[row]?.[0] ?? '', value })),
    main,
  };
}

/** The compiler puts isolates and marks into Arabic texts. */
const INVISIBLE = /[\u061c\u2066-\u2069]/g;

function numberOf(written: string): { value: number; unit: string } {
  const plain = written.replace(INVISIBLE, '').trim();
  const [, digits, unit = ''] = /^(\d+(?:,\d{3})*(?:\.\d+)?)(%?)$/.exec(plain) ?? [];
  if (digits === undefined) throw new Error(`:::chart with “${plain}”; a value such as 12 or 7.5%`);
  return { value: Number(digits.replaceAll(',', '')), unit };
}

type Parts<Fact extends string> = {
  label: string;
  content: BlockContent[];
  facts: Record<Fact, string>;
};

function partsOf<Fact extends string>(node: Directive, wanted: Fact[]): Parts<Fact> {
  const isContainer = node.type === 'containerDirective';
  const first = node.children[0] as Paragraph | undefined;
  const hasLabel = isContainer && first?.data?.directiveLabel === true;
  const label = hasLabel ? textOf(first) : isContainer ? '' : textOf(node);
  const content = isContainer ? (node.children.slice(hasLabel ? 1 : 0) as BlockContent[]) : [];
  const given = node.attributes ?? {};
  const unknown = Object.keys(given).filter((key) => !wanted.includes(key as Fact));
  if (unknown.length > 0) throw new Error(`${nameOf(node)} with {${unknown.join(' ')}}`);
  for (const key of wanted)
    if (!MEDIA_NAME.test(given[key] ?? ''))
      throw new Error(`${nameOf(node)} with {${key}=${given[key] ?? ''}}; such as my-file.png`);
  return { label: label.trim(), content, facts: given as Record<Fact, string> };
}

function nameOf({ type, name }: Directive): string {
  return `${type === 'containerDirective' ? ':::' : '::'}${name}`;
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value.replaceAll('\n', ' ');
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

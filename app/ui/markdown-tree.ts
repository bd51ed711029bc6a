/**
 * `reference` is the id of a heading, the target of a link, the file of a picture or video, the
 * language of code, or the kind of an aside. The reference `figures` marks a table cell in a column
 * of numbers (`--:` in Markdown).
 */
export type MarkdownNode = string | MarkdownElement;
export type MarkdownElement = [
  tag: MarkdownTag,
  children: MarkdownNode[],
  reference?: string,
  extra?: Block | Attributes,
];
type BlockTag = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr' | 'br';
type TableTag = 'table' | 'tr' | 'th' | 'td';
type RichTag = 'picture' | 'chart' | 'pre' | 'aside' | 'video';
export type MarkdownTag = BlockTag | TableTag | RichTag | 'strong' | 'em' | 'a' | 'code';

/** An element with attributes may be any HTML element. The attributes have their React names. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** What a picture, chart, code block, aside or video is, and how a page shows it. */
export type Block = {
  /** The elements of a page. Empty until the server has read the content. */
  shown: MarkdownNode[];
  /** The absolute URL of a picture or video, for feeds and programs. */
  url?: string;
  /** The alternative text of a picture, the name of a video, or the title of an aside. */
  alt?: string;
  /** The picture is the first block of its text, so it may be on the first screen. */
  isFirst?: boolean;
  /** The file of the picture that a video shows before it plays. */
  poster?: string;
  data?: ChartData;
};

export type ChartData = {
  columns: [label: string, value: string];
  unit: string;
  bars: { label: string; value: number }[];
  /** The index of the row that the chart emphasizes. */
  main: number;
};

/** If `fallback` is true, the text is English, because the translation is missing. */
export type MarkdownTree = { nodes: MarkdownNode[]; fallback: boolean };

const INLINE = new Set<MarkdownTag>(['strong', 'em', 'a', 'code']);

export function blockOf([, , , extra]: MarkdownElement): Block | undefined {
  return extra && Array.isArray(extra.shown) ? (extra as Block) : undefined;
}

/** Each block ends with a line break. */
export function plainTextOf(node: MarkdownTree | MarkdownNode): string {
  if (typeof node === 'string') return node;
  if (!Array.isArray(node)) return node.nodes.map(plainTextOf).join('\n');
  const [tag, children] = node;
  const words = children.map(plainTextOf).join('');
  return INLINE.has(tag) ? words : `${words}\n`;
}

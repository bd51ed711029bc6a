/**
 * `reference` is the id of a heading or the target of a link. The reference `figures` marks a table
 * cell in a column of numbers (`--:` in Markdown).
 */
export type MarkdownNode = string | MarkdownElement;
export type MarkdownElement = [tag: MarkdownTag, children: MarkdownNode[], reference?: string];
type BlockTag = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr' | 'br';
type TableTag = 'table' | 'tr' | 'th' | 'td';
type MarkdownTag = BlockTag | TableTag | 'strong' | 'em' | 'a' | 'code';

/** If `fallback` is true, the text is English, because the translation is missing. */
export type MarkdownTree = { nodes: MarkdownNode[]; fallback: boolean };

const INLINE = new Set<MarkdownTag>(['strong', 'em', 'a', 'code']);

/** Each block ends with a line break. */
export function plainTextOf(node: MarkdownTree | MarkdownNode): string {
  if (typeof node === 'string') return node;
  if (!Array.isArray(node)) return node.nodes.map(plainTextOf).join('\n');
  const [tag, children] = node;
  const words = children.map(plainTextOf).join('');
  return INLINE.has(tag) ? words : `${words}\n`;
}

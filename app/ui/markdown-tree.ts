/**
 * A string or an element. `reference` is the id of a heading or the target of a link. A table cell
 * has the reference `figures` if the column contains numbers (`--:` in Markdown).
 */
export type MarkdownNode = string | MarkdownElement;
export type MarkdownElement = [tag: MarkdownTag, children: MarkdownNode[], reference?: string];
type BlockTag = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr' | 'br';
type TableTag = 'table' | 'tr' | 'th' | 'td';
type MarkdownTag = BlockTag | TableTag | 'strong' | 'em' | 'a' | 'code';

/** A parsed text. If `fallback` is true, the translation is missing and the text is English. */
export type MarkdownTree = { nodes: MarkdownNode[]; fallback: boolean };

const INLINE = new Set<MarkdownTag>(['strong', 'em', 'a', 'code']);

/** The words of a text without markup. Each block ends with a line break. */
export function plainTextOf(node: MarkdownTree | MarkdownNode): string {
  if (typeof node === 'string') return node;
  if (!Array.isArray(node)) return node.nodes.map(plainTextOf).join('\n');
  const [tag, children] = node;
  const words = children.map(plainTextOf).join('');
  return INLINE.has(tag) ? words : `${words}\n`;
}

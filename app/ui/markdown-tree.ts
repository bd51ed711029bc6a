/** A string, or an element as [tag, children], with its id or href where it has one. */
export type MarkdownNode = string | MarkdownElement;
export type MarkdownElement = [tag: MarkdownTag, children: MarkdownNode[], reference?: string];
type BlockTag = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr' | 'br';
type TableTag = 'table' | 'tr' | 'th' | 'td';
type MarkdownTag = BlockTag | TableTag | 'strong' | 'em' | 'a' | 'code';

/** A parsed text. `fallback`: the translation is missing, so it is in the first language. */
export type MarkdownTree = { nodes: MarkdownNode[]; fallback: boolean };

const INLINE = new Set<MarkdownTag>(['strong', 'em', 'a', 'code']);

/** The words of a text without its markup. A line break ends each block. */
export function plainTextOf(node: MarkdownTree | MarkdownNode): string {
  if (typeof node === 'string') return node;
  if (!Array.isArray(node)) return node.nodes.map(plainTextOf).join('\n');
  const [tag, children] = node;
  const words = children.map(plainTextOf).join('');
  return INLINE.has(tag) ? words : `${words}\n`;
}

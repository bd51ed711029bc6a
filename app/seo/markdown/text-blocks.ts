import type { BlockContent, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import {
  blockOf,
  type MarkdownElement,
  type MarkdownNode,
  plainTextOf,
} from '#app/ui/markdown-tree.ts';

export function textBlocks(nodes: readonly MarkdownNode[]): RootContent[] {
  return nodes.flatMap((node) => {
    const block = typeof node === 'string' ? undefined : richBlocks(node);
    return block ?? [toMdast(node)];
  });
}

/** A picture, a chart, an aside or a video with its parts. Undefined for other elements. */
function richBlocks(node: MarkdownElement): RootContent[] | undefined {
  const [tag, content, reference = ''] = node;
  const { url = '', alt = '' } = blockOf(node) ?? {};
  const line = (child: PhrasingContent): RootContent => ({ type: 'paragraph', children: [child] });
  switch (tag) {
    case 'picture':
      return [line({ type: 'image', url, alt }), ...textBlocks(content)];
    case 'video': {
      const children: PhrasingContent[] = [{ type: 'text', value: alt }];
      return [line({ type: 'link', url, children }), ...textBlocks(content)];
    }
    case 'chart':
      return textBlocks(content);
    case 'aside': {
      const title = line({ type: 'strong', children: [{ type: 'text', value: alt }] });
      return [{ type: 'blockquote', children: [title, ...textBlocks(content)] as BlockContent[] }];
    }
    case 'pre':
      return [{ type: 'code', lang: reference, value: content.map(plainTextOf).join('') }];
    default:
      return undefined;
  }
}

/** The mdast type of each element that needs no attributes. */
const TYPES = {
  p: 'paragraph',
  strong: 'strong',
  em: 'emphasis',
  blockquote: 'blockquote',
  hr: 'thematicBreak',
  br: 'break',
  table: 'table',
  tr: 'tableRow',
  th: 'tableCell',
  td: 'tableCell',
} as const;

function toMdast(node: MarkdownNode): RootContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  const [tag, content, reference = ''] = node;
  const children = textBlocks(content);
  switch (tag) {
    case 'h2':
    case 'h3':
      return {
        type: 'heading',
        depth: tag === 'h2' ? 2 : 3,
        children: children as PhrasingContent[],
      };
    case 'ul':
    case 'ol':
      return listOf(children as ListItem[], tag === 'ol');
    case 'li':
      return listItem(children);
    case 'a':
      return { type: 'link', url: reference, children: children as PhrasingContent[] };
    case 'code':
      return { type: 'inlineCode', value: content.join('') };
    default:
      return { type: TYPES[tag as keyof typeof TYPES], children } as RootContent;
  }
}

/** If an item has several blocks, blank lines separate all items. */
export function listOf(children: ListItem[], ordered: boolean): List {
  return { type: 'list', ordered, spread: children.some(({ spread }) => spread), children };
}

const BLOCKS = ['paragraph', 'list', 'blockquote', 'table', 'thematicBreak', 'heading', 'code'];

/** mdast requires paragraphs, so words without a paragraph get one. */
function listItem(children: RootContent[]): ListItem {
  const firstBlock = children.findIndex(({ type }) => BLOCKS.includes(type));
  const words = children.slice(0, firstBlock < 0 ? undefined : firstBlock) as PhrasingContent[];
  const blocks = children.slice(words.length) as BlockContent[];
  const isTight = words.length > 0;
  return {
    type: 'listItem',
    spread: !isTight,
    children: isTight ? [{ type: 'paragraph', children: words }, ...blocks] : blocks,
  };
}

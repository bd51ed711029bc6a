import { FoldedSections } from '#app/ui/folded-sections.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';

/** On phones, all but the first section is folded. */
export function Problem({ text }: { text: MarkdownTree }) {
  const { nodes } = text;
  const second = nodes.findIndex((node, index) => index > 0 && node[0] === 'h2');
  const end = second < 0 ? nodes.length : second;
  return (
    <div className="wrap problem">
      <Markdown text={{ ...text, nodes: nodes.slice(0, end) }} />
      <FoldedSections text={{ ...text, nodes: nodes.slice(end) }} />
    </div>
  );
}

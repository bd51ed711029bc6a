import { Markdown } from '#app/ui/markdown.tsx';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';

/**
 * On phones, all but the first paragraph is folded.
 * @param rest the name of the folded part; without it, nothing is folded
 */
export function FoldedText({ text, rest }: { text: MarkdownTree; rest: string | undefined }) {
  const [first, ...others] = text.nodes;
  if (rest === undefined || first === undefined || others.length === 0)
    return <Markdown text={text} />;
  return (
    <div className="folded-text">
      <Markdown text={{ ...text, nodes: [first] }} />
      <details className="folds-on-phones">
        <summary className="fold">{rest}</summary>
        <Markdown text={{ ...text, nodes: others }} />
      </details>
    </div>
  );
}

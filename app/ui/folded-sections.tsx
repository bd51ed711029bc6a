import { fallbackLanguage, Markdown } from './markdown.tsx';
import { type MarkdownNode, type MarkdownTree, plainTextOf } from './markdown-tree.ts';

/** On phones, each section of a text is folded below its heading. */
export function FoldedSections({ text }: { text: MarkdownTree }) {
  return sectionsOf(text.nodes).map(({ heading, nodes }) => (
    <details key={heading[2]} className="folds-on-phones" {...fallbackLanguage(text)}>
      <summary className="fold">
        <h2 id={heading[2]}>{plainTextOf(heading).trim()}</h2>
      </summary>
      <Markdown text={{ ...text, nodes }} />
    </details>
  ));
}

/** Each section begins with its heading. */
function sectionsOf(nodes: MarkdownNode[]) {
  const starts = nodes.flatMap((node, index) =>
    node[0] === 'h2' ? [{ heading: node, start: index + 1 }] : [],
  );
  return starts.map(({ heading, start }, index) => {
    const next = starts[index + 1];
    return { heading, nodes: nodes.slice(start, next && next.start - 1) };
  });
}

import { Markdown } from '#app/ui/markdown.tsx';
import type { MarkdownElement, MarkdownTree } from '#app/ui/markdown-tree.ts';
import { StepSign } from '#app/ui/step-sign.tsx';

export function ProjectSteps({ text }: { text: MarkdownTree }) {
  const { nodes } = text;
  const place = nodes.findIndex(([tag]) => tag === 'ol');
  const items = (nodes[place]?.[1] as MarkdownElement[] | undefined) ?? [];
  return (
    <>
      <Markdown text={{ ...text, nodes: nodes.slice(0, place) }} />
      <ol className="project-steps">
        {items
          .filter(([tag]) => tag === 'li')
          .map(([, inner], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items never change places
            <li key={index}>
              <StepSign index={index} of={items.length} />
              <Markdown text={{ ...text, nodes: inner }} />
            </li>
          ))}
      </ol>
      <Markdown text={{ ...text, nodes: nodes.slice(place + 1) }} />
    </>
  );
}

import { Markdown } from '#app/ui/markdown.tsx';
import type { MarkdownElement, MarkdownTree } from '#app/ui/markdown-tree.ts';
import { StepSign } from '#app/ui/step-sign.tsx';

export function ProjectSteps({ label, text }: { label: string; text: MarkdownTree }) {
  const { nodes } = text;
  const place = nodes.findIndex(([tag]) => tag === 'ol');
  const items = (nodes[place]?.[1] as MarkdownElement[] | undefined) ?? [];
  return (
    <>
      <Markdown text={{ ...text, nodes: nodes.slice(0, place) }} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls */}
      <section className="project-steps" tabIndex={0} aria-label={label}>
        <ol>
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
      </section>
      <Markdown text={{ ...text, nodes: nodes.slice(place + 1) }} />
    </>
  );
}

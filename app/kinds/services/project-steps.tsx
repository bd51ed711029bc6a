import { Markdown } from '#app/ui/markdown.tsx';
import type { MarkdownElement, MarkdownTree } from '#app/ui/markdown-tree.ts';
import signs from '#generated/signs.json' with { type: 'json' };

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
                <StepSign step={index + 1} />
                <Markdown text={{ ...text, nodes: inner }} />
              </li>
            ))}
        </ol>
      </section>
      <Markdown text={{ ...text, nodes: nodes.slice(place + 1) }} />
    </>
  );
}

/** One of five stars, from loose to closed. */
export function StepSign({ step }: { step: number }) {
  return (
    <svg className="coin" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#step-${step}`} />
    </svg>
  );
}

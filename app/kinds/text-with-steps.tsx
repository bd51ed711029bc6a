import { Markdown } from '#app/ui/markdown.tsx';
import type { MarkdownElement, MarkdownTree } from '#app/ui/markdown-tree.ts';
import { StepSign } from '#app/ui/step-sign.tsx';

type TextWithStepsProps = {
  text: MarkdownTree;
  /** The class of the list. */
  className: string;
};

/** The items of the first ordered list are steps, each with a star. */
export function TextWithSteps({ text, className }: TextWithStepsProps) {
  const { nodes } = text;
  const place = nodes.findIndex(([tag]) => tag === 'ol');
  if (place < 0) return <Markdown text={text} />;
  const items = (nodes[place]?.[1] as MarkdownElement[] | undefined) ?? [];
  return (
    <>
      <Markdown text={{ ...text, nodes: nodes.slice(0, place) }} />
      <ol className={className}>
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

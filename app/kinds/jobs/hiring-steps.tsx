import { ClosingSign } from '#app/ui/closing-sign.tsx';
import { fallbackLanguage, Markdown } from '#app/ui/markdown.tsx';
import { renderMarkdown } from '#app/ui/markdown-elements.ts';
import { type MarkdownNode, type MarkdownTree, plainTextOf } from '#app/ui/markdown-tree.ts';
import signs from '#generated/signs.json' with { type: 'json' };

/** The star of the last step. */
export function HiredStar() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${signs.src}#step5`} />
    </svg>
  );
}

export function HiringSteps({ text }: { text: MarkdownTree }) {
  const { nodes } = text;
  const at = nodes.findIndex((node) => typeof node !== 'string' && node[0] === 'ol');
  const part = (some: MarkdownNode[]) => <Markdown text={{ ...text, nodes: some }} />;
  const found = nodes[at];
  if (found === undefined || typeof found === 'string') return part(nodes);
  const [, steps] = found;
  return (
    <>
      {part(nodes.slice(0, at))}
      <ol className="hiring-steps">
        {steps.map((step, index) =>
          typeof step === 'string' ? null : (
            <li key={plainTextOf(step)}>
              <ClosingSign loose={`${signs.src}#step1`} closed={`${signs.src}#step${index + 1}`} />
              <div {...fallbackLanguage(text)}>{renderMarkdown(step[1], {})}</div>
            </li>
          ),
        )}
      </ol>
      {part(nodes.slice(at + 1))}
    </>
  );
}

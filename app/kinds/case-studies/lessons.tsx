import signs from '#generated/signs.json' with { type: 'json' };
import { Markdown } from '#app/ui/markdown.tsx';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';

/** The lessons of a study. The last one, about what stayed open, has a frame and an open star. */
export function Lessons({ heading, body }: { heading: string; body: MarkdownTree }) {
  const last = body.nodes.findLastIndex((node) => node[0] === 'h2');
  return (
    <div className="lessons">
      <div>
        <h2>{heading}</h2>
        <Markdown text={{ ...body, nodes: body.nodes.slice(0, last) }} />
      </div>
      <div className="open-lesson">
        <svg width="56" viewBox="0 0 48 48" aria-hidden="true">
          <use href={`${signs.src}#open`} />
        </svg>
        <Markdown text={{ ...body, nodes: body.nodes.slice(last) }} />
      </div>
    </div>
  );
}

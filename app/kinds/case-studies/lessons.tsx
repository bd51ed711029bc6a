import { FoldedSections } from '#app/ui/folded-sections.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import { OpenStar } from './open-star.tsx';

/** The last lesson is about open questions, so it has a star. */
export function Lessons({ heading, body }: { heading: string; body: MarkdownTree }) {
  const last = body.nodes.findLastIndex((node) => node[0] === 'h2');
  return (
    <div className="lessons">
      <div>
        <h2>{heading}</h2>
        <div className="lesson-list">
          <FoldedSections text={{ ...body, nodes: body.nodes.slice(0, last) }} />
        </div>
      </div>
      <div className="open-lesson">
        <OpenStar />
        <Markdown text={{ ...body, nodes: body.nodes.slice(last) }} />
      </div>
    </div>
  );
}

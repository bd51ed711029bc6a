import { Markdown } from './markdown.tsx';
import type { MarkdownTree } from './markdown-tree.ts';
import { Section } from './section.tsx';

export type SectionText = { id: string; heading: string; body: MarkdownTree };

export function PageSections({ sections }: { sections: SectionText[] }) {
  return sections.map(({ id, heading, body }) => (
    <Section key={id} id={id} heading={heading}>
      <Markdown text={body} />
    </Section>
  ));
}

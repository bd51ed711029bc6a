import type { Section as SectionWords } from '#app/content/schemas/pages.ts';
import { Markdown } from './markdown.tsx';
import { Section } from './section.tsx';

/** The sections of text that most pages are made of. */
export function PageSections({ sections }: { sections: SectionWords[] }) {
  return sections.map(({ id, heading, body }) => (
    <Section key={id} id={id} heading={heading}>
      <Markdown text={body} />
    </Section>
  ));
}

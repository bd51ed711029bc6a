import type { Section as SectionWords } from '#app/content/schemas/pages.ts';
import { Section } from '#app/ui/section.tsx';
import { PageText } from './page-text.tsx';

/** The sections of text that most pages are made of. */
export function PageSections({ sections }: { sections: SectionWords[] }) {
  return sections.map(({ id, heading, body }) => (
    <Section key={id} id={id} heading={heading}>
      <PageText text={body} />
    </Section>
  ));
}

import type { ReactNode } from 'react';
import type { Trail } from './breadcrumbs.tsx';
import type { FieldRow } from './line-field.tsx';
import { Markdown } from './markdown.tsx';
import type { MarkdownTree } from './markdown-tree.ts';
import { Masthead } from './masthead.tsx';
import { Section } from './section.tsx';

type SectionText = { id: string; heading: string; body: MarkdownTree };

export function PageSections({ sections }: { sections: SectionText[] }) {
  return sections.map(({ id, heading, body }) => (
    <Section key={id} id={id} heading={heading}>
      <Markdown text={body} />
    </Section>
  ));
}

type ListFrameProps = {
  page: { heading: string; lead: string; sections: SectionText[] };
  drawing: FieldRow;
  trail: Trail | undefined;
  /** Links in the masthead. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A list page: its masthead, the list, and the sections of text after it. */
export function ListFrame({ page, drawing, trail, actions, children }: ListFrameProps) {
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing} trail={trail}>
        {actions}
      </Masthead>
      <div className="wrap">
        {children}
        <PageSections sections={page.sections} />
      </div>
    </>
  );
}

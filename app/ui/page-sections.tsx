import type { ReactNode } from 'react';
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
  /** Links to show in the masthead. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of a list page: the masthead, the list, and the text sections after the list. */
export function ListFrame({ page, drawing, actions, children }: ListFrameProps) {
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing}>
        {actions}
      </Masthead>
      <div className="wrap">
        {children}
        <PageSections sections={page.sections} />
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { Markdown } from './markdown.tsx';
import type { MarkdownTree } from './markdown-tree.ts';
import { Masthead, type MastheadProps } from './masthead.tsx';
import { Section } from './section.tsx';

type SectionText = { id: string; heading: string; body: MarkdownTree };

export function PageSections({ sections }: { sections: SectionText[] }) {
  return sections.map(({ id, heading, body }) => (
    <Section key={id} id={id} heading={heading}>
      <Markdown text={body} />
    </Section>
  ));
}

type PageFrameProps = Pick<MastheadProps, 'drawing' | 'trail'> & {
  page: { heading: string; lead: string; sections: SectionText[] };
  /** Links in the masthead. */
  actions?: ReactNode;
  children: ReactNode;
  /** The end of the page, after the sections. */
  end?: ReactNode;
};

/** A masthead, then the content of the page, then its sections of text. */
export function PageFrame({ page, actions, children, end, ...masthead }: PageFrameProps) {
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} {...masthead}>
        {actions}
      </Masthead>
      <div className="wrap">
        {children}
        <PageSections sections={page.sections} />
        {end}
      </div>
    </>
  );
}

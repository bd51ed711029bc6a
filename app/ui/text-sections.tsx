import type { ReactNode } from 'react';
import { Markdown } from './markdown.tsx';
import type { SectionText } from './page-sections.tsx';

export type TextSectionsProps = {
  sections: SectionText[];
  /** Signs above headings, by the id of their section. */
  signs?: Record<string, ReactNode>;
  className?: string;
};

/** Sections whose headings stand above their texts. */
export function TextSections({ sections, signs, className }: TextSectionsProps) {
  return sections.map(({ id, heading, body }) => (
    <section key={id} id={id} className={className}>
      {signs?.[id]}
      <h2>{heading}</h2>
      <Markdown text={body} />
    </section>
  ));
}

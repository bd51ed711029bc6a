import type { ReactNode } from 'react';
import { Markdown } from './markdown.tsx';
import type { SectionText } from './page-sections.tsx';

export type TextSectionsProps = {
  sections: SectionText[];
  /** The keys are the ids of sections. */
  signs?: Record<string, ReactNode>;
  className?: string;
};

export function TextSections({ sections, signs, className }: TextSectionsProps) {
  return sections.map(({ id, heading, body }) => (
    <section key={id} id={id} className={className}>
      {signs?.[id]}
      <h2>{heading}</h2>
      <Markdown text={body} />
    </section>
  ));
}

import type { ReactNode } from 'react';
import { Markdown } from './markdown.tsx';
import type { SectionText } from './page-sections.tsx';

export type TextSectionsProps = {
  sections: SectionText[];
  /** The keys are the ids of sections. */
  signs?: Record<string, ReactNode>;
  className?: string;
};

/** On phones, the texts are folded. */
export function TextSections({ sections, signs, className }: TextSectionsProps) {
  return sections.map(({ id, heading, body }) => (
    <section key={id} id={id} className={className}>
      {signs?.[id]}
      <details className="folds-on-phones">
        <summary className="fold">
          <h2>{heading}</h2>
        </summary>
        <Markdown text={body} />
      </details>
    </section>
  ));
}

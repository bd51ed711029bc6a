import { SectionFrame, type SectionProps } from './section-frame.tsx';
import { SectionLink } from './section-link.tsx';
import type { SectionOf } from './section-schemas.ts';

export function Quotation({ part, ground }: SectionProps<SectionOf<'quotation'>>) {
  const { text, source, to } = part;
  return (
    <SectionFrame part={part} ground={ground} className="landing-quotation" hasHeading={false}>
      <figure>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>{to ? <SectionLink to={to}>{source}</SectionLink> : source}</figcaption>
      </figure>
    </SectionFrame>
  );
}

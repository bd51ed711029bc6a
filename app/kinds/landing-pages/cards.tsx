import { SectionFrame, SectionHead, type SectionProps } from './section-frame.tsx';
import { SectionLink } from './section-link.tsx';
import type { SectionOf } from './section-schemas.ts';

export function Cards({ part, ground }: SectionProps<SectionOf<'cards'>>) {
  return (
    <SectionFrame part={part} ground={ground} className="landing-cards">
      <SectionHead {...part} isLevel />
      <ul data-items={part.cards.length}>
        {part.cards.map(({ heading, text, to }) => (
          <li key={heading}>
            <h3>{to ? <SectionLink to={to}>{heading}</SectionLink> : heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

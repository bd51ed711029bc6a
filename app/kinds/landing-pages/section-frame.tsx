import type { ReactNode } from 'react';
import type { Ground } from './section-grounds.ts';
import type { Section } from './section-schemas.ts';

export type SectionProps<Part extends Section> = { part: Part; ground: Ground | undefined };

type FrameProps = {
  part: { id?: string | undefined };
  ground: Ground | undefined;
  className: string;
  hasHeading?: boolean;
  children: ReactNode;
};

const BANDS: Record<Ground, string> = {
  sand: 'band',
  paper: 'band band-paper',
  night: 'band band-night',
};

export function SectionFrame({
  part: { id },
  ground = 'sand',
  className,
  hasHeading = true,
  children,
}: FrameProps) {
  const Frame = hasHeading ? 'section' : 'div';
  return (
    <Frame className={BANDS[ground]} id={id} tabIndex={id ? -1 : undefined}>
      <div className={`wrap ${className}`}>{children}</div>
    </Frame>
  );
}

type Head = { heading: string; lead?: string | undefined };

export function SectionHead({ heading, lead, isLevel }: Head & { isLevel?: boolean }) {
  return (
    <div className={isLevel ? 'landing-head level' : 'landing-head'}>
      <h2>{heading}</h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}

type BesideProps = Pick<FrameProps, 'part' | 'ground' | 'children'> & { part: Head };

/** The heading stands beside the content on wide screens. */
export function Beside({ part, ground, children }: BesideProps) {
  return (
    <SectionFrame part={part} ground={ground} className="landing-beside">
      <SectionHead {...part} />
      <div>{children}</div>
    </SectionFrame>
  );
}

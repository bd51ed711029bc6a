import type { ReactNode } from 'react';

type SectionProps = { id?: string; heading: string; children: ReactNode };

export function Section({ id, heading, children }: SectionProps) {
  return (
    <section className="section" id={id}>
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';

type SectionProps = { id?: string; heading: string; className?: string; children: ReactNode };

export function Section({ id, heading, className, children }: SectionProps) {
  return (
    <section className={className ? `section ${className}` : 'section'} id={id}>
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';

type SectionProps = { id?: string; heading: string; className?: string; children: ReactNode };

export function Section({ id, heading, className = '', children }: SectionProps) {
  return (
    <section className={`section level ${className}`.trim()} id={id}>
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

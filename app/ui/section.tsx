import type { ReactNode } from 'react';

export function Section({
  id,
  heading,
  children,
}: {
  id?: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <section className="section" {...(id ? { id } : {})}>
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

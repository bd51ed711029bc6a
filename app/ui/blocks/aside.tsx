import type { ReactNode } from 'react';

type AsideProps = { kind: string; title: string; children: ReactNode };

export function Aside({ kind, title, children }: AsideProps) {
  return (
    <div role="note" className={`aside aside-${kind}`}>
      <p className="aside-title">{title}</p>
      {children}
    </div>
  );
}

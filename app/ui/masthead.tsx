import type { ReactNode } from 'react';
import { Breadcrumbs, type Trail } from './breadcrumbs.tsx';
import { type FieldRow, LineField } from './line-field.tsx';

export type MastheadProps = {
  heading: string;
  lead?: string;
  eyebrow?: ReactNode;
  drawing?: FieldRow;
  trail?: Trail | undefined;
  aside?: ReactNode;
  children?: ReactNode;
};

export function Masthead({
  heading,
  lead,
  eyebrow,
  drawing,
  trail,
  aside,
  children,
}: MastheadProps) {
  return (
    <section className={aside ? 'masthead masthead-tall' : 'masthead'}>
      {drawing && <LineField row={drawing} />}
      <div className="wrap masthead-words">
        {trail && <Breadcrumbs {...trail} />}
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 tabIndex={-1}>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children && <div className="masthead-actions">{children}</div>}
      </div>
      {aside}
    </section>
  );
}

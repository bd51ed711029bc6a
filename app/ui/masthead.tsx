import type { ReactNode } from 'react';
import { type FieldRow, LineField } from './line-field.tsx';

type MastheadProps = {
  heading: string;
  lead?: string;
  eyebrow?: ReactNode;
  drawing?: FieldRow;
  aside?: ReactNode;
  children?: ReactNode;
};

export function Masthead({ heading, lead, eyebrow, drawing, aside, children }: MastheadProps) {
  return (
    <section className={aside ? 'masthead masthead-tall' : 'masthead'}>
      {drawing && <LineField row={drawing} />}
      <div className="wrap masthead-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 tabIndex={-1}>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children && <div className="masthead-actions">{children}</div>}
      </div>
      {aside}
    </section>
  );
}

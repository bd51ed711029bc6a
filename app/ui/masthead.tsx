import type { ReactNode } from 'react';
import { type FieldRow, LineField } from './line-field.tsx';

type MastheadProps = {
  heading: string;
  lead?: string;
  eyebrow?: ReactNode;
  field?: FieldRow;
  aside?: ReactNode;
  children?: ReactNode;
};

/** The dark band at the top of every page, with the heading over a field of lines. */
export function Masthead({ heading, lead, eyebrow, field, aside, children }: MastheadProps) {
  return (
    <section className={aside ? 'masthead masthead-tall' : 'masthead'}>
      {field && <LineField row={field} />}
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

import type { ReactNode } from 'react';
import { Breadcrumbs, type Trail } from './breadcrumbs.tsx';
import { LineField } from './line-field.tsx';

export type MastheadProps = {
  heading: string;
  lead?: string;
  eyebrow?: ReactNode;
  drawing?: string;
  trail?: Trail | undefined;
  aside?: ReactNode;
  /** A low masthead without a dark background, for long texts and for tools. */
  isCompact?: boolean;
  /** The name of a page's own composition. Rules need not wait for the parts that follow. */
  className?: string;
  children?: ReactNode;
};

export function Masthead({
  heading,
  lead,
  eyebrow,
  drawing,
  trail,
  aside,
  isCompact,
  className,
  children,
}: MastheadProps) {
  return (
    <section
      className={['masthead', aside && 'masthead-tall', isCompact && 'masthead-compact', className]
        .filter(Boolean)
        .join(' ')}
    >
      {drawing && <LineField src={drawing} />}
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

import type { ReactNode } from 'react';
import { say } from '#app/i18n/fallback.ts';
import { type FieldRow, LineField } from './line-field.tsx';

type MastheadProps = {
  heading: string;
  lead?: string;
  eyebrow?: ReactNode;
  field?: FieldRow;
  aside?: ReactNode;
  children?: ReactNode;
};

/** The dark band that every page begins with: its heading, what it is about, and a row of lines. */
export function Masthead({ heading, lead, eyebrow, field, aside, children }: MastheadProps) {
  return (
    <section className={aside ? 'masthead masthead-tall' : 'masthead'}>
      {field && <LineField row={field} />}
      <div className="wrap masthead-words">
        {typeof eyebrow === 'string' ? (
          <p className="eyebrow" {...say(eyebrow)} />
        ) : (
          eyebrow && <p className="eyebrow">{eyebrow}</p>
        )}
        <h1 tabIndex={-1} {...say(heading)} />
        {lead && <p className="lead" {...say(lead)} />}
        {children && <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
      </div>
      {aside}
    </section>
  );
}

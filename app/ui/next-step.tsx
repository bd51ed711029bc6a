import type { ReactNode } from 'react';
import signs from '#generated/signs.json' with { type: 'json' };
import { PageLink } from './page-link.tsx';

type NextStepProps = {
  words: { heading: string; text?: string | undefined; action: string };
  /** The text below the button, about what happens next or about another step. */
  promise?: ReactNode;
  to?: string;
  /** A drawing of the page's own subject, which wide screens show instead of the stars. */
  art?: ReactNode;
};

export function NextStep({
  words: { heading, text, action },
  promise,
  to = '/contact',
  art,
}: NextStepProps) {
  return (
    <section className="band band-night next-step">
      <div className="wrap next-step-words">
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
        <div>
          <PageLink to={to} className="button button-gold">
            {action}
          </PageLink>
          {promise && <p>{promise}</p>}
        </div>
        {art && <div className="next-step-art">{art}</div>}
      </div>
      <svg className="frieze" aria-hidden="true">
        <use href={`${signs.src}#frieze`} />
      </svg>
    </section>
  );
}

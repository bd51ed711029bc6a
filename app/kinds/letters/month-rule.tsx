import { PageLink } from '#app/ui/page-link.tsx';
import signs from '#generated/signs.json' with { type: 'json' };
import type { monthsOf } from './letter-card.server.ts';

type MonthRuleProps = { months: ReturnType<typeof monthsOf> };

/** The year as a rule of twelve months. A star is a letter. */
export function MonthRule({ months }: MonthRuleProps) {
  return (
    <ol className="month-rule">
      {months.map(({ name, letter }) => (
        <li key={name}>
          {letter ? (
            <PageLink to={letter.to} aria-label={`${name}: ${letter.heading}`}>
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <use href={`${signs.src}#closed`} />
              </svg>
              <span>{name}</span>
            </PageLink>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

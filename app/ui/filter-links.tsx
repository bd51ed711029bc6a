import { fill } from '#app/i18n/format.ts';
import { PageLink } from './page-link.tsx';

export type Filter = {
  /** The first option is the whole list. If visitors have nothing to choose, the array is empty. */
  options: { to: string; label: string; count: number; isCurrent: boolean }[];
  /** True if the URL contains a value that no record has. */
  isUnknown: boolean;
};

type FilterLinksProps = Filter & {
  id?: string;
  words: { label: string; shown: string; unknown: string };
};

/**
 * The status element is on the page before it has a text, because screen readers announce only
 * changes.
 */
export function FilterLinks({ id, options, isUnknown, words }: FilterLinksProps) {
  const [whole] = options;
  if (!whole) return null;
  const current = options.find(({ isCurrent }) => isCurrent) ?? whole;
  const counts = { count: String(current.count), all: String(whole.count) };
  return (
    <div className="filter" id={id}>
      <nav aria-label={words.label}>
        <ul>
          {options.map(({ to, label, isCurrent }) => (
            <li key={to}>
              <PageLink to={to} aria-current={isCurrent ? 'true' : undefined}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="note">
        {isUnknown ? words.unknown : current !== whole && fill(words.shown, counts)}
      </p>
    </div>
  );
}

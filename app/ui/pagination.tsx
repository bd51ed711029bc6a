import { filled } from '#app/i18n/filled.tsx';
import { PageLink } from './page-link.tsx';

type PaginationProps = {
  part: number;
  parts: number;
  words: { previous: string; next: string; part: string };
  /** The paths of the pages before and after this one, without a language's prefix. */
  previous: string;
  next: string;
};

export function Pagination({ part, parts, words, previous, next }: PaginationProps) {
  if (parts === 1) return null;
  return (
    <p className="pagination">
      {part > 1 && (
        <PageLink to={previous} className="more" rel="prev">
          {words.previous}
        </PageLink>
      )}
      <span>{filled(words.part, { part: String(part), parts: String(parts) })}</span>
      {part < parts && (
        <PageLink to={next} className="more" rel="next">
          {words.next}
        </PageLink>
      )}
    </p>
  );
}

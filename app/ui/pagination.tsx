import { filled } from '#app/i18n/filled.tsx';
import { PageLink } from './page-link.tsx';

type PaginationProps = {
  page: number;
  pages: number;
  words: { previous: string; next: string; page: string };
  /** These paths have no language's prefix. */
  previous: string;
  next: string;
};

export function Pagination({ page, pages, words, previous, next }: PaginationProps) {
  if (pages === 1) return null;
  return (
    <p className="pagination">
      {page > 1 && (
        <PageLink to={previous} className="more" rel="prev">
          {words.previous}
        </PageLink>
      )}
      <span>{filled(words.page, { page: String(page), pages: String(pages) })}</span>
      {page < pages && (
        <PageLink to={next} className="more" rel="next">
          {words.next}
        </PageLink>
      )}
    </p>
  );
}

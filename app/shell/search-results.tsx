import type { Piece } from '#app/search/highlight.ts';
import type { SearchResult, SearchWords } from '#app/search/search-answer.ts';
import { PageLink } from '#app/ui/page-link.tsx';

type Kinds = SearchWords['kinds'];
type SearchResultsProps = {
  results: SearchResult[];
  /** If set, each result shows its kind in these words. */
  kinds?: Kinds;
  level?: 2 | 3;
  onChoose?: () => void;
};

export function SearchResults({ results, kinds, level = 2, onChoose }: SearchResultsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="cards">
      {results.map(({ to, kind, title, text }) => (
        <li key={to} className="card">
          {kinds && <p className="note">{kinds[kind as keyof Kinds]}</p>}
          <Heading>
            <PageLink to={to} {...(onChoose ? { onClick: onChoose } : {})}>
              <Pieces pieces={title} />
            </PageLink>
          </Heading>
          <p>
            <Pieces pieces={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, matched }, index) => {
    const Element = matched ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change their order
    return <Element key={index}>{text}</Element>;
  });
}

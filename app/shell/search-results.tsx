import type { Piece } from '#app/search/highlight.ts';
import type { SearchResult, SearchWords } from '#app/search/search-answer.ts';
import { PageLink } from '#app/ui/page-link.tsx';

type Kinds = SearchWords['kinds'];
type SearchResultsProps = { results: SearchResult[]; kinds: Kinds; onChoose?: () => void };

export function SearchResults({ results, kinds, onChoose }: SearchResultsProps) {
  return (
    <ol className="cards">
      {results.map(({ to, kind, title, text }) => (
        <li key={to} className="card">
          <p className="note">{kinds[kind as keyof Kinds]}</p>
          <h2>
            <PageLink to={to} {...(onChoose ? { onClick: onChoose } : {})}>
              <Pieces pieces={title} />
            </PageLink>
          </h2>
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

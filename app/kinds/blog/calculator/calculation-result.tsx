import { FactList } from '#app/ui/fact-list.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PostFigure } from '../post-figure.tsx';
import type { Calculation } from './calculation.server.ts';

type ResultProps = {
  words: Calculation['words'];
  result: NonNullable<Calculation['result']>;
};

export function CalculationResult({ words, result: { figure, facts, shared } }: ResultProps) {
  return (
    <div className="calculation" id="calculation" tabIndex={-1}>
      <h3>{words.result}</h3>
      <PostFigure {...figure} />
      <FactList facts={facts} />
      <PageLink to={`/contact?return=${shared}`} className="button button-line">
        {words.share}
      </PageLink>
    </div>
  );
}
